/** Somebody who agreed to be called: whom to ask for, what was noted of earlier calls, and noting one. */
import type { Caller } from '@banxin/contract/calls/works/questionnaires.schemas';
import { Button } from '@banxin/ui/Button';
import { Inline } from '@banxin/ui/Inline';
import { StatusTag } from '@banxin/ui/StatusTag';
import { Text } from '@banxin/ui/Text';
import { minuteText } from '../../../../lib/day.ts';
import { Own } from '../../../../lib/Own.tsx';
import { useText } from '../../../../lib/text.ts';
import { questionnairesText } from '../../questionnaires.messages.ts';
import * as own from './Content.css.ts';

export interface CallerRowProps {
  readonly caller: Caller;
  /** The number to call. */
  readonly phone: string;
  readonly onNote: () => void;
}

export function CallerRow({ caller: { name, person, calls }, phone, onNote }: CallerRowProps) {
  const text = useText(questionnairesText);
  const isReached = calls.some((call) => call.isReached);
  const unreached = calls.length === 0 ? text.waiting : text.tried(String(calls.length));
  return (
    <>
      <Inline gap={12} justify="between">
        <Inline gap={8}>
          <Own>{[name, person].filter((part) => part !== null).join(' · ')}</Own>
          <StatusTag tone={isReached ? 'positive' : 'action'}>
            {isReached ? text.reached : unreached}
          </StatusTag>
        </Inline>
        <Button size="small" aria-label={text.noteCallOf(name)} onPress={onNote}>
          {text.noteCall}
        </Button>
      </Inline>
      <Own>{phone}</Own>
      {calls.length > 0 && (
        <ol className={own.calls}>
          {calls.map((call) => (
            <li key={call.at}>
              <Text size={13} tone="quiet">
                {minuteText(call.at)} · <Own>{call.by}</Own> ·{' '}
                {call.isReached ? text.reached : text.unreached}
                {call.note !== '' && (
                  <>
                    {' · '}
                    <Own>{call.note}</Own>
                  </>
                )}
              </Text>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
