/** Help articles by category and tag; one category only says where help is. */
import { pathOf } from '@banxin/contract/routes';
import { Breadcrumb } from '@banxin/ui/Breadcrumb';
import { LinkButton } from '@banxin/ui/LinkButton';
import { NativeSelect } from '@banxin/ui/NativeSelect';
import { Page } from '@banxin/ui/Page';
import { Sheet } from '@banxin/ui/Sheet';
import { SideMenu } from '@banxin/ui/SideMenu';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { helpText } from '../../features/article/help.messages.ts';
import { TopicLinks } from '../../features/article/TopicLinks.tsx';
import { useWording } from '../../features/article/wording.ts';
import { SearchBox } from '../../features/search/SearchBox.tsx';
import { useSession } from '../../features/session/session.ts';
import { ListPager } from '../../lib/ListPager.tsx';
import { ListRows } from '../../lib/ListRows.tsx';
import { PageHead } from '../../lib/PageHead.tsx';
import { usePageTitle } from '../../lib/pageTitle.ts';
import { useText } from '../../lib/text.ts';
import { HelpRow } from './parts/HelpRow.tsx';
import { ServiceSheet } from './parts/ServiceSheet.tsx';
import * as css from './SupportList.css.ts';
import { useSupportList } from './support-list.data.ts';
import { supportListText } from './support-list.messages.ts';

type View = ReturnType<typeof useSupportList>;

const ALL = 'all';

/** The search that the address asks for: its field has the focus as soon as the page stands. */
function ShownSearch() {
  const { user } = useSession();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // After the change of page, which takes the focus to the main region.
    const frame = requestAnimationFrame(() => box.current?.querySelector('input')?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div ref={box} className={css.search}>
      <SearchBox type={2} user={user} />
    </div>
  );
}

function Categories({ view }: { readonly view: View }) {
  const help = useText(helpText);
  const text = useText(supportListText);
  const wording = useWording();
  const [, navigate] = useLocation();
  const items = [
    { id: ALL, label: text.all, href: pathOf('supportList') },
    ...view.categories.map(({ id, name, nameEn }) => ({
      id: String(id),
      label: wording(name, nameEn),
      href: pathOf('supportList', { id }),
    })),
  ];
  const currentId = view.category === null ? ALL : String(view.category);
  return (
    <>
      <div className={css.menu}>
        <SideMenu
          label={help.categories}
          groups={[{ title: help.categories, items }]}
          currentId={currentId}
        />
      </div>
      <div className={css.choice}>
        <NativeSelect
          aria-label={help.categories}
          options={items}
          value={currentId}
          onChange={(id) => navigate(items.find((item) => item.id === id)?.href ?? '')}
        />
      </div>
    </>
  );
}

function Articles({ view }: { readonly view: View }) {
  const text = useText(supportListText);
  const wording = useWording();
  const { category, tag, list, categories } = view;
  const { query, rows } = list;
  const tags = categories.find(({ id }) => id === category)?.tags ?? [];
  const total = rows.state === 'ready' ? rows.value.total : 0;
  const whole =
    category === null || tag === undefined
      ? { href: pathOf('supportList'), label: text.seeAll }
      : { href: pathOf('supportList', { id: category }), label: text.seeCategory };
  return (
    <Sheet padding="none">
      {category !== null && tags.length > 0 && (
        <div className={css.tags}>
          <TopicLinks
            label={text.tags}
            look="chips"
            currentId={tag ?? ALL}
            topics={[
              { id: ALL, label: text.allTags, href: pathOf('supportList', { id: category }) },
              ...tags.map(({ name, nameEn }) => ({
                id: name,
                label: wording(name, nameEn),
                href: pathOf('supportList', { id: category, tag: name }),
              })),
            ]}
          />
        </div>
      )}
      <ListRows
        noun={text.noun}
        list={list}
        control={list}
        hint={undefined}
        hasAll={false}
        hasPictures={false}
        empty={{
          title: tag === undefined ? text.empty : text.emptyTag,
          action: <LinkButton href={whole.href}>{whole.label}</LinkButton>,
        }}
        failed={{
          title: text.failed,
          kept: undefined,
          unknown: text.unknown,
          unknownHint: text.unknownHint,
          ways: <LinkButton href={pathOf('supportList')}>{text.seeAll}</LinkButton>,
        }}
      >
        {(articles) => (
          <ul>
            {articles.map((one) => (
              <HelpRow key={one.id} help={one} />
            ))}
          </ul>
        )}
      </ListRows>
      <ListPager
        total={total}
        query={query}
        onChange={(to) => {
          list.change(to);
          window.scrollTo({ top: 0 });
        }}
      />
    </Sheet>
  );
}

export default function SupportListPage() {
  const help = useText(helpText);
  const text = useText(supportListText);
  const wording = useWording();
  const view = useSupportList();
  const category = view.categories.find(({ id }) => id === view.category);
  const own = category && wording(category.name, category.nameEn);
  const title = own ?? text.all;
  usePageTitle(own);
  return (
    <Page>
      <PageHead
        isOnBand
        title={title}
        way={
          <Breadcrumb
            items={[{ label: help.title, href: pathOf('supportIndex') }, { label: title }]}
          />
        }
      />
      <div className={css.body}>
        {view.hasSearch && <ShownSearch />}
        <div className={css.frame}>
          <Categories view={view} />
          {view.isService ? <ServiceSheet /> : <Articles view={view} />}
        </div>
      </div>
    </Page>
  );
}
