/**
 * Opens the order of a bar code. A scanner types what it reads and presses Enter, faster than anybody types; it is heard
 * wherever the focus is, unless somebody types there.
 */
import { scan } from '@banxin/contract/calls/works/desk';
import { Form } from '@banxin/ui/Form';
import { Hidden } from '@banxin/ui/Hidden';
import { TextField } from '@banxin/ui/TextField';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Told, useFixedWords } from '../../../lib/fixedWords.ts';
import { useText } from '../../../lib/text.ts';
import { refusedFields, useSend } from '../../../lib/useSend.ts';
import { scanText } from '../scan.messages.ts';
import { isForDesk } from '../useDeskKeys.ts';
import * as css from '../Works.css.ts';

/** Signs of one bar code follow each other this fast. @unit ms */
const RUN = 60;

/** Calls with what was typed where nobody types, once a digit says that it is a number: letters before it belong to it. */
function useTypedNumber(onBegin: (begun: string) => void): void {
  const begin = useEffectEvent(onBegin);
  useEffect(() => {
    let letters = '';
    let last = 0;
    const press = (event: KeyboardEvent): void => {
      if (!isForDesk(event) || event.key.length !== 1) return;
      if (event.timeStamp - last > RUN) letters = '';
      last = event.timeStamp;
      if (/[A-Za-z]/.test(event.key)) letters += event.key;
      if (!/\d/.test(event.key)) return;
      event.preventDefault();
      begin(letters + event.key);
      letters = '';
    };
    // Before the keys of the desk, which take letters away.
    document.addEventListener('keydown', press, { capture: true });
    return () => document.removeEventListener('keydown', press, { capture: true });
  }, []);
}

export default function ScanField({ onFound }: { readonly onFound: (id: number) => void }) {
  const text = useText(scanText);
  const words = useFixedWords();
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [opened, setOpened] = useState<string | null>(null);
  /** The last that led nowhere, and why; null when the last one was found. */
  const [lost, setLost] = useState<Told | null>(null);
  /** Scans wait for each other: none is lost, and the last one is what is open. */
  const line = useRef(Promise.resolve());
  const { send } = useSend(scan, { shownHere: 'all' });
  useTypedNumber((begun) => {
    setCode(begun);
    input.current?.focus();
  });
  const look = async (scanned: string): Promise<void> => {
    const answer = await send({ number: scanned });
    if (answer.ok) {
      setOpened(answer.value.orderSN);
      setLost(null);
      // The case takes the focus, unless the next one is being scanned already.
      if (input.current?.value === '') input.current.blur();
      onFound(answer.value.id);
      return;
    }
    if (answer.failure === null) return;
    const { number: refused } = refusedFields(answer.failure);
    const isAnswered = answer.failure.errCode !== undefined;
    setOpened(null);
    setLost(refused ?? (isAnswered ? answer.failure : text.failed(scanned)));
    // Nothing that was scanned meanwhile is written over.
    setCode((typed) => typed || scanned);
    requestAnimationFrame(() => input.current?.select());
  };
  const submit = (): void => {
    const scanned = code.trim();
    if (scanned === '') return;
    setCode('');
    line.current = line.current.then(() => look(scanned));
  };
  return (
    <div className={css.scan}>
      <Form onSubmit={submit}>
        <TextField
          ref={input}
          label={text.label}
          isLabelHidden
          size="small"
          placeholder={text.placeholder}
          autoComplete="off"
          maxLength={40}
          value={code}
          onChange={setCode}
          errorMessage={lost === null ? undefined : words(lost)}
        />
      </Form>
      <Hidden>
        <span role="status">{opened !== null && text.opened(opened)}</span>
      </Hidden>
    </div>
  );
}
