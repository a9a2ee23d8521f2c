/** What the check says about print files for a job. */
import type { OutputOf } from '@banxin/contract/call';
import { keyOf } from '@banxin/contract/callKey';
import { checkFile } from '@banxin/contract/calls/file/printFile';
import type { Configuration } from '@banxin/contract/entities/configuration';
import type { Finding, PrintFile } from '@banxin/contract/entities/file';
import { worstFirst } from '@banxin/contract/rules/findings';
import useSWR, { useSWRConfig } from 'swr';
import { useServices } from '../../lib/services.ts';

export interface Judgement {
  /** Of the file itself and for this job, worst first. */
  readonly findings: readonly Finding[];
  /** The comparison with the job was asked for and did not come. */
  readonly isIncomplete: boolean;
  /** It was asked for and is on its way. */
  readonly isAwaited: boolean;
}

interface Question {
  readonly id: string;
  readonly configuration: Configuration;
}

/**
 * Answers what is known about each of the files. A checked file and a job do not change: each pair is asked
 * about once, however many files join. While a changed job is judged, the last judgement stays.
 */
export function useJudgements(
  files: readonly PrintFile[],
  jobOf: (file: PrintFile) => Configuration,
): (file: PrintFile) => Judgement {
  const { client } = useServices();
  const { cache, mutate } = useSWRConfig();
  const questions = files
    .filter(({ status }) => status === 'checked')
    .map((file): Question => ({ id: file.id, configuration: jobOf(file) }));

  const ask = async (question: Question): Promise<readonly Finding[]> => {
    const key = keyOf(checkFile, question);
    const known: OutputOf<typeof checkFile> | undefined = cache.get(key)?.data;
    if (known) return known;
    const answer = client.send(checkFile, question, { display: 0 });
    await mutate(key, answer, { revalidate: false });
    return answer;
  };
  const { data: answers } = useSWR(
    questions.length === 0 ? null : keyOf(checkFile, questions),
    async () => {
      const settled = await Promise.allSettled(questions.map(ask));
      return questions.map(({ id }, index) => ({ id, answer: settled[index] }));
    },
    { keepPreviousData: true },
  );
  return (file) => {
    const answer = answers?.find(({ id }) => id === file.id)?.answer;
    const forJob = answer?.status === 'fulfilled' ? answer.value : [];
    return {
      findings: worstFirst([...file.findings, ...forJob]),
      isIncomplete: answer?.status === 'rejected',
      isAwaited: file.status === 'checked' && answer === undefined,
    };
  };
}
