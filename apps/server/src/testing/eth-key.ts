/** A player's wallet: an address, and the key that signs for it. */
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';

export const newEthKey = () => privateKeyToAccount(generatePrivateKey());
