/** 404: says so, and offers four ways on. */
import { pathOf } from '@banxin/contract/routes';
import { LinkButton } from '@banxin/ui/LinkButton';
import { Text } from '@banxin/ui/Text';
import { useLocation } from 'wouter';
import { FindForm } from '../../features/article/FindForm.tsx';
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
          <LinkButton href={pathOf('category')}>{text.products}</LinkButton>
          <LinkButton href={pathOf('myOrder')}>{text.orders}</LinkButton>
        </>
      }
    >
      <Text tone="body">{text.hint}</Text>
      <div className={css.search}>
        <FindForm
          label={text.search}
          placeholder={text.searchPlaceholder}
          action={pathOf('search')}
          name="q"
          onFind={(words) => {
            if (words !== '') navigate(pathOf('search', {}, { q: words }));
          }}
        />
      </div>
    </ErrorFrame>
  );
}
