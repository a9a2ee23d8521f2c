/** The foot of every page: colour strip, where to order, help, the company, how to reach it. */
import { pathOf, type RouteName } from '@banxin/contract/routes';
import { ColorStrip } from '@banxin/ui/ColorStrip';
import { Page } from '@banxin/ui/Page';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useSession } from '../../features/session/session.ts';
import { useText } from '../../lib/text.ts';
import { hotline, icpNumber, ownAddress } from '../company.ts';
import { shellText } from '../shell.messages.ts';
import * as css from './Footer.css.ts';
import { footerText } from './footer.messages.ts';

/** Where the registration of a Chinese site can be looked up. */
const ICP_REGISTER = 'https://beian.miit.gov.cn/';

interface Place {
  readonly route: RouteName;
  readonly href: string;
  readonly label: string;
}

/** Links of one kind; a page that does not stand, or may not be opened, is left out. */
function Column({
  title,
  places,
  children,
}: {
  readonly title: string;
  readonly places: readonly Place[];
  readonly children?: ReactNode;
}) {
  const { mayOpen } = useSession();
  const standing = places.filter(({ route }) => mayOpen(route));
  if (standing.length === 0 && children === undefined) return null;
  const Frame = standing.length > 0 ? 'nav' : 'section';
  return (
    <Frame className={css.column} aria-label={title}>
      <p className={css.title}>{title}</p>
      {children}
      {standing.length > 0 && (
        <ul className={css.links}>
          {standing.map(({ href, label }) => (
            <li key={href}>
              <Link href={href} className={css.link}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Frame>
  );
}

export function Footer() {
  const text = useText(footerText);
  const shell = useText(shellText);
  const { mayOpen } = useSession();
  // The public catalogue is for everybody, the category centre asks for a login.
  const products: RouteName = mayOpen('product') ? 'product' : 'category';
  const named = (route: 'root' | 'templateCenter' | 'productBatOrder'): Place => ({
    route,
    href: pathOf(route),
    label: text[route],
  });
  return (
    <footer className={css.footer}>
      <ColorStrip />
      <Page>
        <div className={css.columns}>
          <div className={`${css.column} ${css.company}`}>
            <p className={css.name}>{shell.brand}</p>
            <p>{text.tagline}</p>
            <p>{text.factories}</p>
          </div>
          <Column
            title={text.order}
            places={[
              named('root'),
              { route: products, href: pathOf(products), label: text.product },
              named('templateCenter'),
              named('productBatOrder'),
            ]}
          />
          <Column
            title={text.help}
            places={text.helpCategories.map((label, at) => ({
              route: 'supportList',
              href: pathOf('supportList', { id: at + 1 }),
              label,
            }))}
          />
          <Column
            title={text.about}
            places={[
              ...(['aboutCorporate', 'aboutContact'] as const).map((route) => ({
                route,
                href: pathOf(route),
                label: text[route],
              })),
              { route: 'newsList', href: pathOf('newsList', { type: 0 }), label: text.newsList },
              ...(['vipIntroduction', 'banner'] as const).map((route) => ({
                route,
                href: pathOf(route),
                label: text[route],
              })),
            ]}
          />
          <Column
            title={text.contact}
            places={(['suggestion', 'questionnaire'] as const).map((route) => ({
              route,
              href: pathOf(route),
              label: text[route],
            }))}
          >
            <a href={`tel:${hotline}`} className={css.link}>
              {shell.hotline(hotline)}
            </a>
            <p>{shell.serviceHours}</p>
            <address className={css.address}>
              {ownAddress === null ? text.address : <span translate="no">{ownAddress}</span>}
            </address>
          </Column>
        </div>
        <p className={css.last}>
          {icpNumber !== null && (
            <a href={ICP_REGISTER} rel="noopener noreferrer" className={css.link} translate="no">
              {icpNumber}
            </a>
          )}
          <a href="/docs" className={css.link}>
            {text.apiReference}
          </a>
        </p>
      </Page>
    </footer>
  );
}
