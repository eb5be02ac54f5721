/** Lighthouse's mobile audit of a page. Downloaded on demand, because it is larger than most of the product's dependencies. */
import { spawn } from 'node:child_process';

export const lighthouseVersion = '12.8.2';

export interface Scores {
  readonly performance: number;
  readonly accessibility: number;
  readonly 'best-practices': number;
  readonly seo: number;
}

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
}

export const runLighthouse = async (address: string, browserPath: string): Promise<Scores> => {
  const flags = ['--headless=new', '--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  const args = ['--yes', `lighthouse@${lighthouseVersion}`, address, '--output=json', '--quiet'];
  const child = spawn('npx', [...args, `--chrome-flags=${flags.join(' ')}`], {
    env: { ...process.env, CHROME_PATH: browserPath },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const parts: Buffer[] = [];
  child.stdout.on('data', (part: Buffer) => parts.push(part));
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`Lighthouse ended with ${code}`);
  const { categories } = JSON.parse(Buffer.concat(parts).toString()) as Report;
  const score = (name: keyof Scores): number => Math.round((categories[name]?.score ?? 0) * 100);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
  };
};
