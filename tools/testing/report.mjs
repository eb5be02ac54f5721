/** What `npm test` says at its end: totals of each project, counts, the names of what failed once or for good, the files that took longest. */
import { writeFileSync } from 'node:fs';

/**
 * @typedef {object} Total
 * @property {string} name of the project
 * @property {number} seconds of its files one after another; several run at once
 * @property {number} files
 * @property {number} tests
 */

/**
 * @typedef {object} Report
 * @property {number} passed
 * @property {number} failed a file that could not even be read, and an error outside of every test, count as one each
 * @property {string[]} failures
 * @property {string[]} secondTries what failed, and passed at its second try
 * @property {{ name: string, project: string, tests: number, seconds: number }[]} files
 */

/** @returns {number} from the first line of the file to its last, the setting up included */
const secondsOf = (/** @type {import('vitest/node').TestModule} */ module) => {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic();
  return (environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration) / 1000;
};

/**
 * What each project took, the longest first.
 * @param {Report['files']} files
 * @returns {Total[]}
 */
export const totalsOf = (files) => {
  /** @type {Map<string, Total>} */
  const totals = new Map();
  for (const { project, tests, seconds } of files) {
    const total = totals.get(project) ?? { name: project, seconds: 0, files: 0, tests: 0 };
    totals.set(project, {
      ...total,
      ...{ seconds: total.seconds + seconds, files: total.files + 1, tests: total.tests + tests },
    });
  }
  return [...totals.values()].toSorted((a, b) => b.seconds - a.seconds);
};

export class ReportWriter {
  /** @param {{ file: string }} options */
  constructor({ file }) {
    this.file = file;
  }

  /**
   * @param {readonly import('vitest/node').TestModule[]} modules
   * @param {readonly unknown[]} stray
   */
  onTestRunEnd(modules, stray) {
    /** @type {Report} */
    const report = { passed: 0, failed: stray.length, failures: [], secondTries: [], files: [] };
    for (const module of modules) {
      const name = `${module.project.name} ${module.relativeModuleId}`;
      const tests = [...module.children.allTests()].length;
      report.files.push({ name, project: module.project.name, tests, seconds: secondsOf(module) });
      const failed = [...module.children.allTests('failed')].map((one) => `${name} > ${one.fullName}`);
      if (failed.length === 0 && module.state() === 'failed') failed.push(`${name} could not be run`);
      for (const one of module.children.allTests('passed'))
        if (one.diagnostic()?.flaky === true) report.secondTries.push(`${name} > ${one.fullName}`);
      report.passed += [...module.children.allTests('passed')].length;
      report.failed += failed.length;
      report.failures.push(...failed);
    }
    writeFileSync(this.file, JSON.stringify(report));
  }
}
