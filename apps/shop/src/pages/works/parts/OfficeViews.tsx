/** A desk of the office that shows more than what waits: a tab for each view, each with its own list and search. */
import type { OfficeView } from '@banxin/contract/entities/office';
import { Tabs } from '@banxin/ui/Tabs';
import { useOfficeView } from '../works.data.ts';
import { OfficeRoom, type OfficeRoomProps } from './OfficeRoom.tsx';

/** One view of a desk, as its tab names it. */
export interface ShownView extends Pick<OfficeRoomProps, 'said'> {
  readonly id: OfficeView;
  readonly label: string;
}

export interface OfficeViewsProps extends Pick<OfficeRoomProps, 'desk'> {
  /** What the tabs are of. */
  readonly label: string;
  /** The first is shown where the address names none. */
  readonly views: readonly [ShownView, ...ShownView[]];
}

export function OfficeViews({ desk, label, views }: OfficeViewsProps) {
  const [first, ...others] = views;
  const { view, go } = useOfficeView([first.id, ...others.map(({ id }) => id)]);
  const shown = views.find(({ id }) => id === view) ?? first;
  return (
    <Tabs
      label={label}
      items={views.map((one) => ({ id: one.id, label: one.label }))}
      selectedId={view}
      onSelectionChange={(id) => {
        const to = views.find((one) => one.id === id);
        if (to !== undefined) go(to.id);
      }}
    >
      <OfficeRoom
        key={view}
        desk={desk}
        title={shown.label}
        view={view}
        {...(shown.said && { said: shown.said })}
      />
    </Tabs>
  );
}
