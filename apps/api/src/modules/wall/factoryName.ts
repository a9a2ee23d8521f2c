/** What a factory is called on the wall. */
import type { Bilingual } from '@banxin/contract/entities/bilingual';
import { factory as factories } from '@banxin/contract/enums/factory';
import { english } from '@banxin/pricing/english';
import { name } from '@banxin/pricing/sentence';

/** @param id null: no factory makes it, such as goods from the shelf */
export function factoryName(id: number | null): Bilingual {
  if (id === null || !factories.is(id)) return { zh: '未分配', en: 'Not allocated' };
  const zh = factories.label(id);
  return { zh, en: english(name('factory', id, zh)) };
}
