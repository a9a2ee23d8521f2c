/** Calls about searching. */
import { querySearch, suggest } from '@banxin/contract/calls/search/search';
import { handlePublic, type Registration } from '../../http/handle.ts';
import { search, suggestFor } from './search.ts';

export const searchHandlers: readonly Registration[] = [
  handlePublic(suggest, suggestFor),
  handlePublic(querySearch, search),
];
