/** Leads on to another page of the shop; who is still here after three seconds gets a link. */
import { pathOf } from '@banxin/contract/routes';
import { Heading } from '@banxin/ui/Heading';
import { Link } from '@banxin/ui/Link';
import { Page } from '@banxin/ui/Page';
import { Sheet } from '@banxin/ui/Sheet';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useEffect } from 'react';
import { Redirect, useLocation, useSearchParams } from 'wouter';
import { useText } from '../../lib/text.ts';
import * as css from './Redirect.css.ts';
import { redirectText } from './redirect.messages.ts';
import { redirectTarget } from './redirectTarget.ts';

export default function RedirectPage() {
  const text = useText(redirectText);
  const [path, navigate] = useLocation();
  const [query] = useSearchParams();
  const target = redirectTarget(path, query);
  useEffect(() => {
    if (target !== null) navigate(target, { replace: true });
  }, [target, navigate]);
  if (target === null) return <Redirect to={pathOf('noFind')} replace />;
  return (
    <Page paddingBlock={64}>
      <Sheet>
        <Stack gap={12} align="start">
          <Heading level={1}>{text.title}</Heading>
          <Text tone="body">{text.wait}</Text>
          <div className={css.late}>
            <Link href={target} kind="standalone">
              {text.link}
            </Link>
          </div>
        </Stack>
      </Sheet>
    </Page>
  );
}
