/** Sums without fen, as conditions and thresholds name them: ¥5,000; `--` where sums may not be seen. */
import { formatFen } from '@banxin/ui/Money';

export const wholeYuan = (fen: number | null): string => formatFen(fen).replace(/\.00$/, '');
