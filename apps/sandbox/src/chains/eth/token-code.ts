/**
 * A token as its contract keeps it, in the ways that matter to who receives it: balances and the event; `transfer` without an answer, as
 * the real one has none; a pause of everything and a list of addresses whose tokens are frozen, both in the hands of anybody here.
 */
import { assemble } from './assembler.ts';

/** A balance is at its address; what is frozen at the address below bit 161, the pause at bit 162. */
const frozenBit = 1n << 161n;
const pauseSlot = `0x${(1n << 162n).toString(16)}`;
const frozen = `0x${frozenBit.toString(16)}`;

/** The event `Transfer(address,address,uint256)`. */
const moved = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';

/** First bytes of the calls, as every such contract has them. */
export const calls = {
  balanceOf: '70a08231',
  transfer: 'a9059cbb',
  pause: '8456cb59',
  unpause: '3f4ba83a',
  freeze: '0ecb93c0',
  thaw: 'e4997dc5',
} as const;

const isCall = (name: keyof typeof calls): string => `dup1 0x${calls[name]} eq @${name} jumpi`;

export const tokenCode = `0x${assemble(`
  0 calldataload 224 shr
  ${(Object.keys(calls) as (keyof typeof calls)[]).map(isCall).join('\n')}
  refused: 0 0 revert

  balanceOf: 4 calldataload sload 0 mstore 32 0 return

  transfer:
    ${pauseSlot} sload @refused jumpi
    ${frozen} caller or sload @refused jumpi
    36 calldataload caller sload
    dup2 dup2 lt @refused jumpi
    dup2 swap1 sub caller sstore
    4 calldataload dup1 sload
    36 calldataload add swap1 sstore
    36 calldataload 0 mstore
    4 calldataload caller ${moved} 32 0 log3 stop

  pause: 1 ${pauseSlot} sstore stop
  unpause: 0 ${pauseSlot} sstore stop
  freeze: 1 ${frozen} 4 calldataload or sstore stop
  thaw: 0 ${frozen} 4 calldataload or sstore stop
`)}`;
