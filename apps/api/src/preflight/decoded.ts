/** Telling a picture that cannot be decoded, which is its sender's fault, from a fault of this server. */

/** What the decoder said of it. */
export class Undecodable extends Error {
  override readonly name = 'Undecodable';
}

/**
 * Around the decoding of somebody's bytes and nothing else: what fails beside it, such as writing the new picture, is no
 * fault of theirs.
 * @throws Undecodable when they are damaged, cut short or too large
 */
export async function decoded<T>(decoding: Promise<T>): Promise<T> {
  try {
    return await decoding;
  } catch (error) {
    throw new Undecodable(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
