/** What a printed QR code opens: it leads on to its order, product, sample or help; a broken one offers all four. */
import { Grid } from '@banxin/ui/Grid';
import { Heading } from '@banxin/ui/Heading';
import { LinkButton } from '@banxin/ui/LinkButton';
import { Notice } from '@banxin/ui/Notice';
import { Page } from '@banxin/ui/Page';
import { Sheet } from '@banxin/ui/Sheet';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useSession } from '../../features/session/session.ts';
import { useText } from '../../lib/text.ts';
import { entries } from './entry.ts';
import { sdopenText } from './sdopen.messages.ts';

export default function SdopenPage() {
  const text = useText(sdopenText);
  const { mayOpen } = useSession();
  const [, navigate] = useLocation();
  const [query] = useSearchParams();
  const entry = entries.find(({ kind }) => kind === query.get('t'));
  const target = entry?.to(query.get('id')?.trim() ?? '', mayOpen) ?? null;
  useEffect(() => {
    if (target !== null) navigate(target, { replace: true });
  }, [target, navigate]);
  return (
    <Page paddingBlock={64}>
      <Sheet>
        <Stack gap={24}>
          <Heading level={1}>{text.title}</Heading>
          {target !== null && entry ? (
            <Stack gap={16} align="start">
              <span>{text.wait}</span>
              <LinkButton href={target} variant="primary">
                {text[entry.kind]}
              </LinkButton>
            </Stack>
          ) : (
            <>
              <Notice tone="caution">{text.incomplete}</Notice>
              <Grid element="ul" columns={{ wide: 4, small: 4, phone: 1 }} gap={16}>
                {entries.map(({ kind, start }, at) => (
                  <li key={kind}>
                    <Stack gap={8}>
                      <LinkButton href={start(mayOpen)} isFullWidth>
                        {text[kind]}
                      </LinkButton>
                      <Text size={13} tone="body">
                        {text.does[at]}
                      </Text>
                    </Stack>
                  </li>
                ))}
              </Grid>
            </>
          )}
        </Stack>
      </Sheet>
    </Page>
  );
}
