/** An office: where it is, how to get there, what it makes, whom it serves, who invoices; and the others. */
import type { Office } from '@banxin/contract/calls/company/offices.schemas';
import { pathOf } from '@banxin/contract/routes';
import { Breadcrumb } from '@banxin/ui/Breadcrumb';
import { CopyText } from '@banxin/ui/CopyText';
import { DescriptionList } from '@banxin/ui/DescriptionList';
import { Grid } from '@banxin/ui/Grid';
import { Heading } from '@banxin/ui/Heading';
import { LinkButton } from '@banxin/ui/LinkButton';
import { Page } from '@banxin/ui/Page';
import { Sheet } from '@banxin/ui/Sheet';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { companyText } from '../../features/company/company.messages.ts';
import { Hotline } from '../../features/company/Hotline.tsx';
import { OfficeCard } from '../../features/company/OfficeCard.tsx';
import { useBilingual } from '../../lib/bilingual.ts';
import { Loaded } from '../../lib/Loaded.tsx';
import { usePageTitle } from '../../lib/pageTitle.ts';
import { useText } from '../../lib/text.ts';
import * as css from './ContactDetail.css.ts';
import { useOffice } from './contact-detail.data.ts';
import { contactDetailText } from './contact-detail.messages.ts';
import { OfficeMap } from './parts/OfficeMap.tsx';

function Place({ office }: { readonly office: Office }) {
  const text = useText(contactDetailText);
  const shared = useText(companyText);
  const word = useBilingual();
  const { factory, address, hotline, ways } = office;
  usePageTitle(word(factory.name));
  const list = (words: (typeof factory)['makes']): string => words.map(word).join(shared.between);
  return (
    <Stack gap={24}>
      <Breadcrumb
        items={[
          { label: text.contact, href: pathOf('aboutContact') },
          { label: word(factory.name) },
        ]}
      />
      <Heading level={1}>{word(factory.name)}</Heading>
      <div className={css.frame}>
        <div className={css.column}>
          <Sheet>
            <Stack gap={12}>
              <OfficeMap office={office} />
              <Text size={13} tone="quiet">
                {text.mapNote}
              </Text>
            </Stack>
          </Sheet>
          <Sheet element="section" aria-label={text.ways}>
            <Stack gap={16}>
              <Heading level={2}>{text.ways}</Heading>
              <DescriptionList
                items={[
                  ...ways.map(({ by, text: way }) => ({ label: text[by], value: word(way) })),
                  { label: text.pickUp, value: text.pickUpNote },
                ]}
              />
            </Stack>
          </Sheet>
        </div>
        <div className={css.column}>
          <Sheet>
            <Stack gap={24}>
              <Stack gap={4}>
                <Text size={13} tone="quiet">
                  {shared.address}
                </Text>
                <CopyText text={word(address)} label={shared.address} />
              </Stack>
              <Hotline number={hotline} />
            </Stack>
          </Sheet>
          <Sheet>
            <DescriptionList
              layout="stack"
              items={[
                { label: shared.makes, value: list(factory.makes) },
                { label: shared.serves, value: list(factory.serves) },
                { label: shared.cutOff, value: shared.cutOffAt(factory.cutOff) },
                { label: shared.company, value: word(factory.company.name) },
                { label: shared.taxNumber, value: factory.company.taxNumber },
              ]}
            />
          </Sheet>
        </div>
      </div>
    </Stack>
  );
}

function Others({ all, id }: { readonly all: readonly Office[]; readonly id: number }) {
  const text = useText(contactDetailText);
  return (
    <Stack element="section" gap={16} aria-label={text.others}>
      <Heading level={2}>{text.others}</Heading>
      <Grid element="ul" columns={{ wide: 3, small: 3, phone: 1 }} gap={16}>
        {all
          .filter(({ factory }) => factory.id !== id)
          .map((office) => (
            <OfficeCard key={office.factory.id} office={office} isShort />
          ))}
      </Grid>
    </Stack>
  );
}

export default function ContactDetailPage() {
  const text = useText(contactDetailText);
  const { office, all } = useOffice();
  return (
    <Page paddingBlock={24}>
      <Loaded
        of={office}
        pending={
          <Sheet>
            <Skeleton shape="text" count={12} isAnnounced />
          </Sheet>
        }
        failed={{
          place: 'main',
          title: text.failed,
          unknown: text.unknown,
          unknownHint: text.unknownHint,
          ways: <LinkButton href={pathOf('aboutContact')}>{text.contact}</LinkButton>,
        }}
      >
        {([one]) =>
          one && (
            <Stack gap={32}>
              <Place office={one} />
              {all.state === 'ready' && <Others all={all.value} id={one.factory.id} />}
            </Stack>
          )
        }
      </Loaded>
    </Page>
  );
}
