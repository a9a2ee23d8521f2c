/** 404: says so, and offers four ways on. */
import { LinkButton } from '@banxin/ui/LinkButton';
import { SearchField } from '@banxin/ui/SearchField';
import { Text } from '@banxin/ui/Text';
import { useLocation } from 'wouter';
import { ErrorFrame } from '../../lib/ErrorFrame/ErrorFrame.tsx';
import { useText } from '../../lib/text.ts';
import { notFoundText } from './error-404.messages.ts';
import * as css from './NotFound.css.ts';

export default function NotFoundPage() {
  const text = useText(notFoundText);
  const [, navigate] = useLocation();
  return (
    <ErrorFrame
      hasTypeArea
      drawing={
        <span className={css.code} aria-hidden="true">
          {text.code}
        </span>
      }
      title={text.title}
      ways={
        <>
          <LinkButton href="/" variant="primary">
            {text.home}
          </LinkButton>
          <LinkButton href="/category">{text.products}</LinkButton>
          <LinkButton href="/user/myorder">{text.orders}</LinkButton>
        </>
      }
    >
      <Text tone="body">{text.hint}</Text>
      <div className={css.search}>
        <SearchField
          variant="button"
          label={text.search}
          placeholder={text.searchPlaceholder}
          onSubmit={(words) => {
            const wanted = words.trim();
            if (wanted !== '') navigate(`/search?q=${encodeURIComponent(wanted)}`);
          }}
        />
      </div>
    </ErrorFrame>
  );
}
