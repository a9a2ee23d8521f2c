/** Contact: the hotline and its hours, which desk does what, the four offices. */
import { pathOf } from '@banxin/contract/routes';
import { Grid } from '@banxin/ui/Grid';
import { Heading } from '@banxin/ui/Heading';
import { Page } from '@banxin/ui/Page';
import { Sheet } from '@banxin/ui/Sheet';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Split } from '@banxin/ui/Split';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { Link } from 'wouter';
import { Hotline } from '../../features/company/Hotline.tsx';
import { OfficeCard } from '../../features/company/OfficeCard.tsx';
import { useSession } from '../../features/session/session.ts';
import { Loaded } from '../../lib/Loaded.tsx';
import { PageHead } from '../../lib/PageHead.tsx';
import { useText } from '../../lib/text.ts';
import * as css from './Contact.css.ts';
import { useOffices } from './contact.data.ts';
import { contactText } from './contact.messages.ts';

/** Categories of the help that the desks answer. */
const DESK_CATEGORIES = [1, 2, 6, 7, 8];

const COLUMNS = { wide: 4, small: 2, phone: 1 } as const;

function Desks() {
  const text = useText(contactText);
  const { mayOpen } = useSession();
  return (
    <Sheet element="section" aria-label={text.desks}>
      <Stack gap={16}>
        <Heading level={2}>{text.desks}</Heading>
        <Grid element="ul" columns={{ wide: 3, small: 3, phone: 1 }} gap={20}>
          {text.desk.map((desk, at) => (
            <li key={desk}>
              <Stack gap={4}>
                <Heading level={3}>{desk}</Heading>
                <Text size={13} tone="body">
                  {text.deskDoes[at]}
                </Text>
                {mayOpen('supportList') && (
                  <Link
                    href={pathOf('supportList', { id: DESK_CATEGORIES[at] ?? 1 })}
                    className={css.help}
                    aria-label={`${text.deskHelp} ${desk}`}
                  >
                    {text.deskHelp}
                  </Link>
                )}
              </Stack>
            </li>
          ))}
        </Grid>
      </Stack>
    </Sheet>
  );
}

function Bones() {
  return (
    <Stack gap={24}>
      <Sheet>
        <Skeleton shape="text" count={6} isAnnounced />
      </Sheet>
      <Grid columns={COLUMNS} gap={16}>
        {['a', 'b', 'c', 'd'].map((bone) => (
          <Sheet key={bone} padding="small">
            <Skeleton shape="text" count={9} />
          </Sheet>
        ))}
      </Grid>
    </Stack>
  );
}

export default function ContactPage() {
  const text = useText(contactText);
  return (
    <Page paddingBlock={32}>
      <Stack gap={24}>
        <PageHead title={text.title} lead={text.lead} />
        <Loaded
          of={useOffices()}
          pending={<Bones />}
          failed={{ place: 'sheet', title: text.failed }}
        >
          {(offices) => (
            <Stack gap={24}>
              <Split
                side="start"
                asideWidth="price"
                isEqualHeight
                aside={
                  <Sheet>
                    <Hotline number={offices[0]?.hotline ?? ''} />
                  </Sheet>
                }
              >
                <Desks />
              </Split>
              <Grid element="ul" columns={COLUMNS} gap={16}>
                {offices.map((office) => (
                  <OfficeCard key={office.factory.id} office={office} />
                ))}
              </Grid>
            </Stack>
          )}
        </Loaded>
      </Stack>
    </Page>
  );
}
