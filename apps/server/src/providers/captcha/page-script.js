/**
 * Served as /captcha.js. In a page it provides `grecaptcha`; loaded as a worker, by itself, it does the work. A token is
 * altcha's: base64 of the challenge and its solution. Where the browser's own cryptography is off (plain HTTP on another
 * host than this machine), the same sum is done in script.
 */
(() => {
  'use strict';

  const guessesAtOnce = 8;
  const sliceMs = 12;

  const fromHex = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const toHex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

  const primes = (count) => {
    const found = [];
    for (let candidate = 2; found.length < count; candidate += 1) {
      if (found.every((prime) => candidate % prime !== 0)) found.push(candidate);
    }
    return found;
  };
  const fraction = (value) => Math.floor((value - Math.floor(value)) * 2 ** 32) >>> 0;
  const roundConstants = Uint32Array.from(primes(64), (prime) => fraction(Math.cbrt(prime)));
  const initialState = Uint32Array.from(primes(8), (prime) => fraction(Math.sqrt(prime)));

  const schedule = new Uint32Array(64);

  /** One SHA-256 block: mixes 16 words into the eight words of `state`. */
  const compress = (state, words) => {
    for (let i = 0; i < 16; i += 1) schedule[i] = words[i];
    for (let i = 16; i < 64; i += 1) {
      const x = schedule[i - 15];
      const y = schedule[i - 2];
      const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
      const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
      schedule[i] = (schedule[i - 16] + s0 + schedule[i - 7] + s1) | 0;
    }
    let [a, b, c, d, e, f, g, h] = state;
    for (let i = 0; i < 64; i += 1) {
      const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
      const t1 = (h + s1 + ((e & f) ^ (~e & g)) + roundConstants[i] + schedule[i]) | 0;
      const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
      const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      h = g;
      g = f;
      f = e;
      e = (d + t1) | 0;
      d = c;
      c = b;
      b = a;
      a = (t1 + t2) | 0;
    }
    state[0] += a;
    state[1] += b;
    state[2] += c;
    state[3] += d;
    state[4] += e;
    state[5] += f;
    state[6] += g;
    state[7] += h;
  };

  /** The words of a last block: what is left of the message, the end mark, the length in bits. Short messages only. */
  const lastBlock = (message, bytesBefore) => {
    const block = new DataView(new ArrayBuffer(64));
    message.forEach((byte, i) => block.setUint8(i, byte));
    block.setUint8(message.length, 0x80);
    block.setUint32(60, (bytesBefore + message.length) * 8);
    return Uint32Array.from({ length: 16 }, (_word, i) => block.getUint32(i * 4));
  };

  const keyedState = (key, pad) => {
    const block = new DataView(new ArrayBuffer(64));
    for (let i = 0; i < 64; i += 1) block.setUint8(i, (key[i] ?? 0) ^ pad);
    const state = initialState.slice();
    compress(
      state,
      Uint32Array.from({ length: 16 }, (_word, i) => block.getUint32(i * 4)),
    );
    return state;
  };

  /** PBKDF2-HMAC-SHA-256 with one block of output; the key and the salt are shorter than a block here. */
  const deriveInScript = (key, salt, cost) => {
    const inner = keyedState(key, 0x36);
    const outer = keyedState(key, 0x5c);
    const words = lastBlock(new Uint8Array(32), 64);
    const mac = (block) => {
      const state = inner.slice();
      compress(state, block);
      words.set(state);
      const result = outer.slice();
      compress(result, words);
      return result;
    };
    let last = mac(lastBlock(Uint8Array.of(...salt, 0, 0, 0, 1), 64));
    const sum = last.slice();
    for (let i = 1; i < cost; i += 1) {
      words.set(last);
      last = mac(words.slice());
      for (let j = 0; j < 8; j += 1) sum[j] ^= last[j];
    }
    const bytes = new DataView(new ArrayBuffer(32));
    sum.forEach((word, i) => bytes.setUint32(i * 4, word));
    return new Uint8Array(bytes.buffer);
  };

  const deriveNatively = async (key, salt, cost) => {
    const imported = await crypto.subtle.importKey('raw', key, 'PBKDF2', false, ['deriveBits']);
    const bits = await crypto.subtle.deriveBits(
      { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: cost },
      imported,
      256,
    );
    return new Uint8Array(bits);
  };

  const passwordOf = (nonce, counter) => {
    const password = new Uint8Array(nonce.length + 4);
    password.set(nonce);
    new DataView(password.buffer).setUint32(nonce.length, counter);
    return password;
  };

  const pause = () => new Promise((resolve) => setTimeout(resolve, 0));

  const solve = async ({ parameters }) => {
    const { cost, keyPrefix } = parameters;
    const nonce = fromHex(parameters.nonce);
    const salt = fromHex(parameters.salt);
    const native = globalThis.crypto?.subtle !== undefined;
    const derive = native ? deriveNatively : deriveInScript;
    let resumed = performance.now();
    for (let first = 0; ; first += native ? guessesAtOnce : 1) {
      const counters = native ? Array.from({ length: guessesAtOnce }, (_guess, i) => first + i) : [first];
      const keys = await Promise.all(counters.map((counter) => derive(passwordOf(nonce, counter), salt, cost)));
      const hit = keys.findIndex((key) => toHex(key).startsWith(keyPrefix));
      if (hit >= 0) return { counter: counters[hit], derivedKey: toHex(keys[hit]) };
      if (performance.now() - resumed > sliceMs) {
        await pause();
        resumed = performance.now();
      }
    }
  };

  if (typeof document === 'undefined') {
    self.addEventListener('message', async ({ data }) => self.postMessage(await solve(data)));
    return;
  }

  const { src } = document.currentScript ?? { src: '/captcha.js' };

  const solveInWorker = (challenge) =>
    new Promise((resolve, reject) => {
      const worker = new Worker(src);
      const finish = (settle, value) => {
        worker.terminate();
        settle(value);
      };
      worker.addEventListener('message', ({ data }) => finish(resolve, data));
      worker.addEventListener('error', (event) => finish(reject, event));
      worker.postMessage(challenge);
    });

  const solveSomewhere = async (challenge) => {
    try {
      return await solveInWorker(challenge);
    } catch {
      return solve(challenge);
    }
  };

  const execute = async (_siteKey, { action }) => {
    const address = `/user-service/api/v1/captcha/challenge?action=${encodeURIComponent(action)}`;
    const response = await fetch(address, { credentials: 'same-origin', headers: { accept: 'application/json' } });
    if (!response.ok) throw response;
    const challenge = await response.json();
    const solution = await solveSomewhere(challenge);
    return btoa(JSON.stringify({ challenge, solution }));
  };

  window.grecaptcha = {
    ready: (callback) => callback(),
    execute,
  };
})();
