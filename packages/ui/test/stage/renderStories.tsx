// The server's half of the hydration test: every story as HTML, or the error that rendering it threw.
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { type Story, Surroundings, stories } from '../collectStories.tsx';

export interface Rendered {
  id: string;
  html: string;
  /** What rendering threw, or what React said on the server. */
  error?: string;
}

function render({ id, locale, Element }: Story): Rendered {
  const said: string[] = [];
  const native = console.error;
  console.error = (...words: unknown[]) => void said.push(words.map(String).join(' '));
  try {
    const html = renderToString(
      <StrictMode>
        <Surroundings locale={locale}>
          <Element />
        </Surroundings>
      </StrictMode>,
    );
    return { id, html, ...(said.length > 0 && { error: said.join('; ') }) };
  } catch (error) {
    return { id, html: '', error: String(error) };
  } finally {
    console.error = native;
  }
}

export const rendered: readonly Rendered[] = stories.map(render);
