/** 404: says so, and offers four ways on. */
import { CropMarks } from '@banxin/ui/CropMarks';
import { Heading } from '@banxin/ui/Heading';
import { LinkButton } from '@banxin/ui/LinkButton';
import { Page } from '@banxin/ui/Page';
import { SearchField } from '@banxin/ui/SearchField';
import { Sheet } from '@banxin/ui/Sheet';
import { Text } from '@banxin/ui/Text';
import { useLocation } from 'wouter';
import { useText } from '../../lib/text.ts';
import { notFoundText } from './error-404.messages.ts';
import * as css from './NotFound.css.ts';

export default function NotFoundPage() {
  const text = useText(notFoundText);
  const [, navigate] = useLocation();
  return (
    <Page paddingBlock={64}>
      <div className={css.frame}>
        <CropMarks>
          <Sheet>
            <div className={css.area}>
              <span className={css.code} aria-hidden="true">
                {text.code}
              </span>
              <Heading level={1} isBrand>
                {text.title}
              </Heading>
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
              <div className={css.ways}>
                <LinkButton href="/" variant="primary">
                  {text.home}
                </LinkButton>
                <LinkButton href="/category">{text.products}</LinkButton>
                <LinkButton href="/user/myorder">{text.orders}</LinkButton>
              </div>
            </div>
          </Sheet>
        </CropMarks>
      </div>
    </Page>
  );
}
