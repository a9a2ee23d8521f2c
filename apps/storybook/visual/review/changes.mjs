// What changed between two sets of pictures, and the bytes that a page needs to show it.
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { forEachConcurrently } from '../compare.mjs';
import { measure } from '../measure.mjs';

/** @typedef {import('./report.types.ts').Item} Item */

/** Names bytes by what they are. */
export const keyOf = (bytes) => createHash('sha256').update(bytes).digest('hex').slice(0, 20);

/** Takes bytes in once, as a picture without loss that every browser shows. */
function shelf() {
  const pictures = new Map();
  return {
    pictures,
    async put(bytes) {
      const key = keyOf(bytes);
      const { width, height, format } = await sharp(bytes).metadata();
      if (!pictures.has(key)) {
        const isSmall = format === 'webp';
        pictures.set(
          key,
          isSmall ? bytes : await sharp(bytes).webp({ lossless: true, effort: 2 }).toBuffer(),
        );
      }
      return { key, width, height };
    },
    async putMask({ data, width, height }) {
      const bytes = await sharp(data, { raw: { width, height, channels: 4 } })
        .webp({ lossless: true, effort: 4 })
        .toBuffer();
      pictures.set(keyOf(bytes), bytes);
      return { key: keyOf(bytes), width, height };
    },
  };
}

/** A picture that only one of the sets has, or one that could not be taken. */
async function alone(shelved, name, kind, side, bytes) {
  try {
    return { name, kind, [side]: await shelved.put(bytes) };
  } catch (error) {
    return { name, kind: 'unreadable', reason: `${side}: ${error.message}` };
  }
}

async function together(shelved, name, before, after, found) {
  if (found.kind === 'unreadable') {
    const { which, reason } = found;
    const other = which === 'after' ? 'before' : 'after';
    const rest = await alone(
      shelved,
      name,
      'unreadable',
      other,
      other === 'after' ? after : before,
    );
    return { ...rest, reason: [`${which}: ${reason}`, rest.reason].filter(Boolean).join('\n') };
  }
  const { kind, count, box, mask, base = 'after' } = found;
  return {
    name,
    kind,
    count,
    ...(box && { box }),
    before: await shelved.put(before),
    after: await shelved.put(after),
    mask: { ...(await shelved.putMask(mask)), base },
  };
}

/**
 * Compares two sets (see `sets.mjs`).
 * @returns {Promise<{ items: Item[], unchanged: number, near: number, unphotographed: string[],
 *   pictures: Map<string, Buffer> }>} items in the order of their names
 */
export async function changesIn(sets) {
  const shelved = shelf();
  const items = [];
  let unchanged = sets.same;
  let near = 0;
  await forEachConcurrently(sets.common, async (name) => {
    const [before, after] = [sets.before(name), sets.after(name)];
    const found = await measure(after, before);
    if (found.kind === 'same' || found.kind === 'near') {
      unchanged += 1;
      near += found.kind === 'near' ? 1 : 0;
    } else items.push(await together(shelved, name, before, after, found));
  });
  for (const name of sets.added) {
    items.push(await alone(shelved, name, 'new', 'after', sets.after(name)));
  }
  for (const name of sets.removed) {
    items.push(await alone(shelved, name, 'removed', 'before', sets.before(name)));
  }
  for (const [name, reason] of sets.untaken) {
    const was = sets.isKept(name)
      ? await alone(shelved, name, 'untaken', 'before', sets.before(name))
      : {};
    items.push({ ...was, name, kind: 'untaken', reason });
  }
  items.sort((a, b) => (a.name < b.name ? -1 : 1));
  const { unphotographed } = sets;
  return { items, unchanged, near, unphotographed, pictures: shelved.pictures };
}
