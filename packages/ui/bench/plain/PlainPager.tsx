// The pager of the twin.
import type { ReactNode } from 'react';
import { SIZES } from '../lib/rows.ts';

export interface PlainPagerProps {
  total: number;
  page: number;
  size: number;
  onChange: (page: number, size: number) => void;
}

export function PlainPager({ total, page, size, onChange }: PlainPagerProps): ReactNode {
  const pages = Math.ceil(total / size);
  const numbers = [...new Set([1, page - 1, page, page + 1, pages])].filter(
    (number) => number >= 1 && number <= pages,
  );
  return (
    <nav className="pager" aria-label="分页">
      <span>共 {total} 条</span>
      <button
        type="button"
        className="page"
        aria-disabled={page === 1}
        onClick={() => page > 1 && onChange(page - 1, size)}
      >
        上一页
      </button>
      <ul>
        {numbers.map((number) => (
          <li key={number}>
            <button
              type="button"
              className="page"
              aria-current={number === page ? 'page' : undefined}
              onClick={() => onChange(number, size)}
            >
              {number}
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="page"
        aria-disabled={page === pages}
        onClick={() => page < pages && onChange(page + 1, size)}
      >
        下一页
      </button>
      <select
        aria-label="每页条数"
        value={size}
        onChange={(event) => onChange(1, Number(event.currentTarget.value))}
      >
        {SIZES.map((rowsPerPage) => (
          <option key={rowsPerPage} value={rowsPerPage}>
            {rowsPerPage} 条/页
          </option>
        ))}
      </select>
    </nav>
  );
}
