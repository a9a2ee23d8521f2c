// What a new password must be, each line with a mark of its own while it is typed.

import type { ReactNode } from 'react';
import { Glyph } from '../../internal/Glyph.tsx';
import { ring, tickMark } from '../../internal/signs.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { useWords } from '../../messages/words.ts';
import { passwordZh } from './PasswordField.words.ts';
import * as css from './PasswordRules.css.ts';
import { judgePassword } from './passwordRules.ts';

/** A list; the number of met rules is announced politely when it changes. */
export function PasswordRules({ id, password }: { id: string; password: string }): ReactNode {
  const messages = useWords(passwordZh);
  const { hasLength, hasKinds, hasForeign, kinds } = judgePassword(password);
  const names = {
    digit: messages.passwordDigit,
    letter: messages.passwordLetter,
    symbol: messages.passwordSymbol,
  };
  const has = kinds.length > 0 && messages.passwordHas(kinds.map((kind) => names[kind]));
  const rules = [
    { key: 'length', isMet: hasLength, words: messages.passwordLength, has: false as const },
    { key: 'kinds', isMet: hasKinds, words: messages.passwordKinds, has },
    ...(hasForeign
      ? [{ key: 'foreign', isMet: false, words: messages.passwordForeign, has: false as const }]
      : []),
  ];
  const met = rules.filter(({ isMet }) => isMet).length;
  return (
    <>
      <ul id={id} aria-label={messages.passwordRules} data-part="rules" className={css.rules}>
        {rules.map(({ key, isMet, words, has: found }) => {
          return (
            <li key={key} data-met={isMet || undefined} className={css.rule}>
              <Glyph path={isMet ? tickMark : ring} className={css.icon} />
              <span>
                {words}
                {found && ` · ${found}`}
                <VisuallyHidden>{isMet ? messages.ruleMet : messages.ruleUnmet}</VisuallyHidden>
              </span>
            </li>
          );
        })}
      </ul>
      <VisuallyHidden>
        <span role="status">{password === '' ? '' : messages.rulesMet(met, rules.length)}</span>
      </VisuallyHidden>
    </>
  );
}
