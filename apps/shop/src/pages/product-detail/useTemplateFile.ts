/** The file of the template that the address names: uploaded once as the customer's own, as if it had been chosen. */

import type { RawAnswer } from '@banxin/contract/call';
import { getTemplateFile } from '@banxin/contract/calls/template/template';
import { useEffect, useRef } from 'react';
import { type Loadable, useCall } from '../../lib/useCall.ts';

/** @param id null takes no file @param add puts a file to the others of the job */
export function useTemplateFile(id: number | null, add: (file: File) => void): Loadable<RawAnswer> {
  const answer = useCall(getTemplateFile, id === null ? null : { id }) as Loadable<RawAnswer>;
  const blob = answer.state === 'ready' ? answer.value.blob : null;
  const added = useRef<number | null>(null);
  useEffect(() => {
    // Once: a customer who removed it does not want it back.
    if (id === null || blob === null || added.current === id) return;
    added.current = id;
    add(new File([blob], `template-${id}.pdf`, { type: 'application/pdf' }));
  }, [id, blob, add]);
  return answer;
}
