/** The pages of a case as they will be cut, with numbered findings; a number's key shows where its finding is. */
import type { Configuration, Product } from '@banxin/pricing/types';
import { useRef } from 'react';
import {
  FilesProof,
  type FilesProofProps,
  type JudgedFile,
} from '../../../features/product/FilesProof.tsx';
import { useFindingText } from '../../../features/upload/findingText.ts';
import { useText } from '../../../lib/text.ts';
import { FINDING_KEYS, useDeskKeys } from '../useDeskKeys.ts';
import { worksText } from '../works.messages.ts';

export interface CaseProofProps {
  readonly product: Product;
  readonly configuration: Configuration;
  readonly files: readonly JudgedFile[];
}

export default function CaseProof({ files, ...job }: CaseProofProps) {
  const text = useText(worksText);
  const findingText = useFindingText();
  // Of several files, what is on no page says whose it is.
  const textOf: FilesProofProps['textOf'] = (finding, file) =>
    files.length > 1 && finding.page === undefined
      ? text.ofFile(file.name, findingText(finding))
      : findingText(finding);
  const place = useRef<HTMLDivElement>(null);
  const show = (at: number) => () => {
    const found = place.current?.querySelectorAll<HTMLElement>('[data-part=findings] button')[at];
    found?.focus();
    found?.click();
  };
  useDeskKeys(Object.fromEntries(FINDING_KEYS.map((key, at) => [key, show(at)])));
  return (
    <div ref={place}>
      <FilesProof {...job} files={files} textOf={textOf} areFindingsNumbered />
    </div>
  );
}
