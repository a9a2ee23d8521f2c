// The twin, by hand in plain React and CSS: the same table element for element, everything around it leaner.
import {
  lazy,
  type ReactNode,
  Suspense,
  startTransition,
  useCallback,
  useMemo,
  useState,
} from 'react';
import { type Row, rows, SIZES, sorted } from '../lib/rows.ts';
import { PlainPager } from './PlainPager.tsx';
import { type PlainSort, PlainTable } from './PlainTable.tsx';

const loadLogin = () => import('./PlainLogin.tsx');
const loadPreview = () => import('./PlainPreview.tsx');
const Login = lazy(loadLogin);
const Preview = lazy(loadPreview);

export function PlainScreen(): ReactNode {
  const [page, setPage] = useState(1);
  const [size, setSize] = useState<number>(SIZES[0]);
  const [sort, setSort] = useState<PlainSort>({ column: 'sn', direction: 'ascending' });
  const [opened, setOpened] = useState<'login' | 'preview' | null>(null);
  const [toasts, setToasts] = useState<{ id: number; text: string }[]>([]);
  const shown = useMemo(
    () => sorted(rows, sort.column, sort.direction).slice((page - 1) * size, page * size),
    [page, size, sort],
  );
  // What was fetched is drawn at once; React holds back for 0.3 s what once showed that it waits.
  const open = (part: 'login' | 'preview'): void => startTransition(() => setOpened(part));
  const close = (): void => setOpened(null);
  const tell = useCallback(
    (text: string) => setToasts((before) => [...before, { id: before.length, text }]),
    [],
  );
  const copy = useCallback((row: Row) => tell(`已复制 ${row.sn}`), [tell]);
  return (
    <main>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens */}
      <span onPointerEnter={loadLogin} onFocus={loadLogin}>
        <button type="button" className="button primary" onClick={() => open('login')}>
          <span className="content">登录</span>
        </button>
      </span>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens */}
      <span onPointerEnter={loadPreview} onFocus={loadPreview}>
        <button type="button" className="button" onClick={() => open('preview')}>
          <span className="content">预览图</span>
        </button>
      </span>
      <span>
        <button type="button" className="button" onClick={() => tell('已加入购物车')}>
          <span className="content">加入购物车</span>
        </button>
      </span>
      <PlainTable rows={shown} sort={sort} onSort={setSort} onCopy={copy} />
      <PlainPager
        total={rows.length}
        page={page}
        size={size}
        onChange={(nextPage, nextSize) => {
          setPage(nextPage);
          setSize(nextSize);
        }}
      />
      <Suspense>
        {opened === 'login' && <Login onClose={close} />}
        {opened === 'preview' && <Preview onClose={close} />}
      </Suspense>
      {toasts.length > 0 && (
        <section className="toasts" aria-label="通知">
          {toasts.map((toast) => (
            <div key={toast.id} role="alert" className="toast">
              {toast.text}
              <button
                type="button"
                aria-label="关闭提示"
                className="icon"
                onClick={() => setToasts(toasts.filter((other) => other !== toast))}
              >
                ×
              </button>
            </div>
          ))}
        </section>
      )}
    </main>
  );
}
