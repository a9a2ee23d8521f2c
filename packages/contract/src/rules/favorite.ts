/** Rules of what is written on a favourite, the same for the form and the server. */
import { FAVORITE_NAME_MAX, FAVORITE_REMARK_MAX } from '../constants.ts';
import { messages } from '../messages.ts';
import { line } from './quote.ts';

/** What a favourite is called, required. */
export const checkFavoriteName = line(
  FAVORITE_NAME_MAX,
  messages.favoriteName,
  messages.favoriteName,
);

/** What is noted on it. */
export const checkFavoriteRemark = line(FAVORITE_REMARK_MAX, messages.favoriteRemark, null);
