/**
 * Served as /captcha.js. In a page it provides `grecaptcha`; loaded as a worker, it does the work. Tokens are altcha's: base64 of the
 * challenge and its solution. Without Web Crypto (plain HTTP on a host other than localhost) the hash is computed in script. A classic
 * script, so everything is in one block scope.
 */
{
  /** @typedef {{ parameters: { nonce: string, salt: string, cost: number, keyPrefix: string } }} Challenge */
  /** @typedef {{ counter: number, derivedKey: string }} Solution */

  const guessesAtOnce = 8;
  const sliceMs = 12;

  /** @param {string} hex */
  const fromHex = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  /** @param {Uint8Array} bytes */
  const toHex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

  /** @param {number} count */
  const primes = (count) => {
    /** @type {number[]} */
    const found = [];
    for (let candidate = 2; found.length < count; candidate += 1) {
      if (found.every((prime) => candidate % prime !== 0)) found.push(candidate);
    }
    return found;
  };
  /** @param {number} value */
  const fraction = (value) => Math.floor((value - Math.floor(value)) * 2 ** 32) >>> 0;
  const roundConstants = Uint32Array.from(primes(64), (prime) => fraction(Math.cbrt(prime)));
  const initialState = Uint32Array.from(primes(8), (prime) => fraction(Math.sqrt(prime)));

  const schedule = new Uint32Array(64);

  /** @param {Uint32Array} words */
  const expand = (words) => {
    schedule.set(words);
    for (let i = 16; i < 64; i += 1) {
      const x = schedule[i - 15];
      const y = schedule[i - 2];
      const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
      const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
      schedule[i] = (schedule[i - 16] + s0 + schedule[i - 7] + s1) | 0;
    }
  };

  /**
   * One SHA-256 block: mixes 16 words into the eight words of `state`.
   * @param {Uint32Array} state
   * @param {Uint32Array} words
   */
  const compress = (state, words) => {
    expand(words);
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
    for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) state[i] += word;
  };

  /** @param {DataView} block */
  const wordsOf = (block) => Uint32Array.from({ length: 16 }, (_word, i) => block.getUint32(i * 4));

  /**
   * The words of a last block: what is left of the message, the end mark, the length in bits. Short messages only.
   * @param {Uint8Array} message
   * @param {number} bytesBefore
   */
  const lastBlock = (message, bytesBefore) => {
    const block = new DataView(new ArrayBuffer(64));
    for (const [i, byte] of message.entries()) block.setUint8(i, byte);
    block.setUint8(message.length, 0x80);
    block.setUint32(60, (bytesBefore + message.length) * 8);
    return wordsOf(block);
  };

  /**
   * @param {Uint8Array} key
   * @param {number} pad
   */
  const keyedState = (key, pad) => {
    const block = new DataView(new ArrayBuffer(64));
    for (let i = 0; i < 64; i += 1) block.setUint8(i, (key[i] ?? 0) ^ pad);
    const state = initialState.slice();
    compress(state, wordsOf(block));
    return state;
  };

  /**
   * PBKDF2-HMAC-SHA-256 with one block of output; the key and the salt are shorter than a block here.
   * @param {Uint8Array} key
   * @param {Uint8Array} salt
   * @param {number} cost
   */
  const deriveInScript = (key, salt, cost) => {
    const inner = keyedState(key, 0x36);
    const outer = keyedState(key, 0x5c);
    const words = lastBlock(new Uint8Array(32), 64);
    const mac = (/** @type {Uint32Array} */ block) => {
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
      last = mac(words);
      for (let j = 0; j < 8; j += 1) sum[j] ^= last[j];
    }
    const bytes = new DataView(new ArrayBuffer(32));
    for (const [i, word] of sum.entries()) bytes.setUint32(i * 4, word);
    return new Uint8Array(bytes.buffer);
  };

  /**
   * @param {Uint8Array<ArrayBuffer>} key
   * @param {Uint8Array<ArrayBuffer>} salt
   * @param {number} cost
   */
  const deriveNatively = async (key, salt, cost) => {
    const imported = await crypto.subtle.importKey('raw', key, 'PBKDF2', false, ['deriveBits']);
    const sum = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: cost };
    return new Uint8Array(await crypto.subtle.deriveBits(sum, imported, 256));
  };

  /**
   * @param {Uint8Array} nonce
   * @param {number} counter
   */
  const passwordOf = (nonce, counter) => {
    const password = new Uint8Array(nonce.length + 4);
    password.set(nonce);
    new DataView(password.buffer).setUint32(nonce.length, counter);
    return password;
  };

  const pause = () => new Promise((resolve) => setTimeout(resolve, 0));

  /** @type {(challenge: Challenge) => Promise<Solution>} */
  const solve = async ({ parameters }) => {
    const { cost, keyPrefix } = parameters;
    const nonce = fromHex(parameters.nonce);
    const salt = fromHex(parameters.salt);
    const native = globalThis.crypto?.subtle !== undefined;
    const derive = native ? deriveNatively : deriveInScript;
    const step = native ? guessesAtOnce : 1;
    let resumed = performance.now();
    for (let first = 0; ; first += step) {
      const counters = Array.from({ length: step }, (_guess, i) => first + i);
      const keys = await Promise.all(counters.map(async (counter) => derive(passwordOf(nonce, counter), salt, cost)));
      const hit = keys.findIndex((key) => toHex(key).startsWith(keyPrefix));
      if (hit >= 0) return { counter: first + hit, derivedKey: toHex(keys[hit]) };
      if (performance.now() - resumed > sliceMs) {
        await pause();
        resumed = performance.now();
      }
    }
  };

  /** @type {(address: string, challenge: Challenge) => Promise<Solution>} */
  const solveInWorker = (address, challenge) =>
    new Promise((resolve, reject) => {
      const worker = new Worker(address);
      worker.addEventListener('message', (/** @type {MessageEvent<Solution>} */ event) => {
        worker.terminate();
        resolve(event.data);
      });
      worker.addEventListener('error', () => {
        worker.terminate();
        reject(new Error('The worker did not start'));
      });
      worker.postMessage(challenge, []);
    });

  /** @param {string} address where this script came from */
  const provide = (address) => {
    const execute = async (/** @type {string} */ _siteKey, /** @type {{ action: string }} */ { action }) => {
      const call = `/user-service/api/v1/captcha/challenge?action=${encodeURIComponent(action)}`;
      const response = await fetch(call, { credentials: 'same-origin', headers: { accept: 'application/json' } });
      if (!response.ok) throw new Error(`No challenge: ${response.status}`);
      const challenge = /** @type {Challenge} */ (await response.json());
      const solution = await solveInWorker(address, challenge).catch(() => solve(challenge));
      return btoa(JSON.stringify({ challenge, solution }));
    };
    const ready = (/** @type {() => void} */ callback) => callback();
    Object.assign(globalThis, { grecaptcha: { ready, execute } });
  };

  if (typeof document === 'undefined') {
    globalThis.addEventListener('message', (/** @type {MessageEvent<Challenge>} */ event) => {
      void solve(event.data).then((solution) => globalThis.postMessage(solution, []));
    });
  } else {
    const script = document.currentScript;
    provide(script instanceof HTMLScriptElement ? script.src : '/captcha.js');
  }
}
