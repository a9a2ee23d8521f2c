/** The foot of every page: colour strip, where to order, how to reach us. */
import { pathOf } from '@banxin/contract/routes';
import { ColorStrip } from '@banxin/ui/ColorStrip';
import { Page } from '@banxin/ui/Page';
import { Link } from 'wouter';
import { useText } from '../../lib/text.ts';
import { shellText } from '../shell.messages.ts';
import * as css from './Footer.css.ts';

export function Footer() {
  const text = useText(shellText);
  return (
    <footer className={css.footer}>
      <ColorStrip />
      <Page>
        <div className={css.columns}>
          <div className={css.column}>
            <p className={css.name}>{text.brand}</p>
            <p>{text.footerTagline}</p>
            <p>{text.footerFactories}</p>
          </div>
          <nav className={css.column} aria-label={text.footerOrder}>
            <p className={css.title}>{text.footerOrder}</p>
            <Link href="/" className={css.link}>
              {text.productCentre}
            </Link>
            <Link href={pathOf('category')} className={css.link}>
              {text.menuProducts}
            </Link>
          </nav>
          <nav className={css.column} aria-label={text.footerAccount}>
            <p className={css.title}>{text.footerAccount}</p>
            <Link href={pathOf('myOrder')} className={css.link}>
              {text.myOrders}
            </Link>
            <a href="/docs" className={css.link}>
              {text.apiReference}
            </a>
          </nav>
          <div className={css.column}>
            <p className={css.title}>{text.footerContact}</p>
            <p>{text.hotline}</p>
            <p>{text.serviceHours}</p>
            <p>{text.footerAddress}</p>
          </div>
        </div>
      </Page>
    </footer>
  );
}
