// Keeps what passed file by file while the stories are played: a run that is ended leaves what it has shown.
import { readFileSync } from 'node:fs';
import { keepResult } from './replay.mjs';

/** A reporter of Jest. */
export default class KeepPassed {
  #keeping;

  /** @param options `keeping`: a file of JSON with the arguments of `keepResult`, and all files that are played */
  constructor(_globalConfig, { keeping }) {
    this.#keeping = JSON.parse(readFileSync(keeping, 'utf8'));
  }

  /** Jest waits for its answer. */
  async onTestFileResult({ path }, { testResults, testExecError }) {
    const { folder, files, actual, baselines } = this.#keeping;
    const file = files.find((one) => path.endsWith(`/${one.file}`));
    if (file === undefined || testExecError) return;
    const statuses = testResults.map(({ status }) => status);
    await keepResult(folder, file, statuses, actual, baselines);
  }
}
