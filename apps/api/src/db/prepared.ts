/**
 * A query that is built and compiled once and only gets new values afterwards: building it again for
 * every request costs half the throughput.
 * @example const byId = prepared((db, p: { id: number }) => db.selectFrom('files').selectAll().where('id', '=', p.id));
 */
import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import type { Db } from './transaction.ts';

class Slot {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

const compiler = new WeakMap<object, CompiledQuery>();

/** Answers a function that runs the query with the given values. Rows as the builder types them. */
export function prepared<P extends object, O>(
  build: (db: Kysely<Schema>, parameters: P) => Compilable<O>,
): (db: Db, values: P) => Promise<O[]> {
  const slots = new Proxy({} as P, { get: (_, name) => new Slot(String(name)) });
  return async (db, values) => {
    let compiled = compiler.get(build) as CompiledQuery<O> | undefined;
    if (compiled === undefined) {
      compiled = build(db, slots).compile() as CompiledQuery<O>;
      compiler.set(build, compiled);
    }
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Slot ? values[parameter.name as keyof P] : parameter,
    );
    const { rows } = await db.executeQuery<O>({ ...compiled, parameters });
    return rows;
  };
}
