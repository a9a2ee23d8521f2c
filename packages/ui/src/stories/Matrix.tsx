// All variants and states of a component on one sheet, derived from its recipe. Stories only.
import { type ComponentType, type ReactNode, useLayoutEffect, useRef } from 'react';
import * as css from './Matrix.css.ts';
import { type AxisValues, cross } from './matrixAxes.ts';

/** A state that the pointer or the keyboard causes: shown by setting its data attribute. */
export type ForcedState = 'hovered' | 'pressed' | 'focus-visible' | 'focused';

export interface MatrixProps<Props extends object> {
  of: ComponentType<Props>;
  /** What every cell has. */
  args: Props;
  /** Props that are crossed with each other: `axesOf(recipe)`, a style map, or a list of values. */
  axes?: Partial<Record<keyof Props & string, AxisValues>> | undefined;
  /** Props that vary alone, each value a row of its own. */
  alone?: Partial<Record<keyof Props & string, AxisValues>> | undefined;
  /** Columns after the resting state: forced by attribute, or reached by props. */
  states?: Readonly<Record<string, ForcedState | Partial<Props>>> | undefined;
  /**
   * The element that gets the attribute of a forced state.
   * @default the root of the component
   */
  on?: string | undefined;
  /**
   * Width of a cell.
   * @default 'own'
   */
  width?: keyof typeof css.cellWidth | undefined;
}

function Cell({
  state,
  on,
  width,
  children,
}: {
  state: ForcedState | undefined;
  on: string;
  width: keyof typeof css.cellWidth;
  children: ReactNode;
}): ReactNode {
  const cell = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (state === undefined) return;
    const target = cell.current?.querySelector(on);
    if (!target) throw new Error(`Matrix: no element ${on} to show ${state} on`);
    target.setAttribute(`data-${state}`, 'true');
  }, [state, on]);
  return (
    <div ref={cell} className={css.cellWidth[width]}>
      {children}
    </div>
  );
}

const nameOf = (row: object): string =>
  Object.entries(row)
    .map(([name, value]) => (value === true ? name : `${name}: ${String(value)}`))
    .join(' · ');

/** Rows are combinations of variants, cells are states. */
export function Matrix<Props extends object>({
  of: Subject,
  args,
  axes = {},
  alone = {},
  states = {},
  on = '[data-component]',
  width = 'own',
}: MatrixProps<Props>): ReactNode {
  const rows = [
    ...cross<Props>(axes as Record<string, AxisValues>),
    ...Object.entries(alone).flatMap(([name, axis]) =>
      cross<Props>({ [name]: axis as AxisValues }),
    ),
  ];
  const columns = [['', {}], ...Object.entries(states)] as [string, ForcedState | Partial<Props>][];
  return (
    <div className={css.sheet}>
      {rows.map((row) => (
        <div key={nameOf(row)} className={css.row}>
          {nameOf(row) !== '' && <p className={css.label}>{nameOf(row)}</p>}
          <div className={css.cells}>
            {columns.map(([name, state]) => (
              <Cell
                key={name}
                state={typeof state === 'string' ? state : undefined}
                on={on}
                width={width}
              >
                <Subject {...args} {...row} {...(typeof state === 'string' ? {} : state)} />
                {name !== '' && <span className={css.label}>{name}</span>}
              </Cell>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
