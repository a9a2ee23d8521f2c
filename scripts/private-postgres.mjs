// A private PostgreSQL server as a process of its own: says its address, then does what its parent tells it (`crash`,
// `resume`), and ends with its parent.
import { startPostgres } from './postgres.mjs';

const postgres = await startPostgres();
const acts = { crash: postgres.crash, resume: postgres.resume };

process.on('message', async (name) => {
  try {
    await acts[name]();
    process.send({ done: name });
  } catch (error) {
    process.send({ error: error.message });
  }
});
for (const event of ['disconnect', 'SIGINT', 'SIGTERM']) {
  process.once(event, async () => {
    await postgres.stop();
    process.exit(0);
  });
}
process.send({ url: postgres.url });
