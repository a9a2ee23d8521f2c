/** News and help of the demo: the folder `content` of the server, and readers who said whether it helped. */
import { fileURLToPath } from 'node:url';
import { voteReason } from '@banxin/contract/enums/content';
import { readContent } from '../../modules/content/readContent.ts';
import { countVotes } from '../../modules/content/vote.ts';
import { writeContent } from '../../modules/content/writeContent.ts';
import { type Db, transaction } from '../transaction.ts';
import { SEED_NOW } from './seed.ts';
import { seededRandom } from './seededRandom.ts';

/** The articles that come with the shop. */
export const contentFolder = fileURLToPath(new URL('../../../content', import.meta.url));

/** Fills a database that has no articles; answers false when there are some. */
export async function seedContent(db: Db, folder = contentFolder): Promise<boolean> {
  const some = await db.selectFrom('article_topics').select('id').limit(1).executeTakeFirst();
  if (some) return false;
  const content = readContent(folder);
  const random = seededRandom(15);
  await transaction(db, async (tx) => {
    await writeContent(tx, content);
    for (const { id } of content.articles.filter(({ kind }) => kind === 'help')) {
      const readers = Array.from({ length: 3 + random.int(60) }, (_, index) => {
        const isHelpful = random.int(100) < 86;
        return {
          kind: 'help' as const,
          article_id: id,
          voter: `demo:${index}`,
          is_helpful: isHelpful,
          reason: isHelpful
            ? null
            : (voteReason.values[random.int(voteReason.values.length)] ?? null),
          remark: '',
          voted_at: SEED_NOW,
        };
      });
      await tx.insertInto('article_votes').values(readers).execute();
      await countVotes(tx, id);
    }
  });
  return true;
}
