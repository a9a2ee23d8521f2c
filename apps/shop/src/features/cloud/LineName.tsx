/** What goods of a parcel are called: those of the shop by their name, those that are kept by theirs and their code. */
import type { CloudLine } from '@banxin/contract/entities/cloudLine';
import { cloudWarehouseKind } from '@banxin/contract/enums/order';
import { useContext } from 'react';
import { useCatalogueWords } from '../../lib/catalogueWords.ts';
import { Own } from '../../lib/Own.tsx';
import { LocaleContext } from '../../lib/text.ts';

type Called = Pick<CloudLine, 'kind' | 'id' | 'name' | 'code'>;

/** What a line is called where only words are told: goods kept come in Chinese, their code is read in every language. */
export function useLineName(): (line: Called) => string {
  const { name } = useCatalogueWords();
  const isChinese = useContext(LocaleContext) === 'zh-CN';
  return (line) => {
    if (line.kind === cloudWarehouseKind.sales) return name('product', line.id, line.name);
    return isChinese ? `${line.name} ${line.code}` : line.code;
  };
}

/** The same where it is shown. */
export function LineName({ line }: { readonly line: Called }) {
  const nameOf = useLineName();
  if (line.kind === cloudWarehouseKind.sales) return nameOf(line);
  return (
    <>
      <Own isChinese>{line.name}</Own> <span translate="no">{line.code}</span>
    </>
  );
}
