// The twin, by hand in plain React and CSS: the same table element for element, everything around it leaner.
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { rows, SIZES, sorted } from '../lib/rows.ts';
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
  const [toasts, setToasts] = useState<number[]>([]);
  const shown = useMemo(
    () => sorted(rows, sort.column, sort.direction).slice((page - 1) * size, page * size),
    [page, size, sort],
  );
  const close = (): void => setOpened(null);
  return (
    <main>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens */}
      <span onPointerEnter={loadLogin} onFocus={loadLogin}>
        <button type="button" className="button primary" onClick={() => setOpened('login')}>
          <span className="content">登录</span>
        </button>
      </span>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens */}
      <span onPointerEnter={loadPreview} onFocus={loadPreview}>
        <button type="button" className="button" onClick={() => setOpened('preview')}>
          <span className="content">预览图</span>
        </button>
      </span>
      <span>
        <button
          type="button"
          className="button"
          onClick={() => setToasts([...toasts, toasts.length])}
        >
          <span className="content">加入购物车</span>
        </button>
      </span>
      <PlainTable rows={shown} sort={sort} onSort={setSort} />
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
            <div key={toast} role="alert" className="toast">
              已加入购物车
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
