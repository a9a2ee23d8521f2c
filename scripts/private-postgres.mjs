// A private PostgreSQL server as a process of its own: says its address, then does what its parent tells it (`crash`,
// `resume`, `freeze`, `thaw`), and ends with its parent. Option: --durable
import { startPostgres } from './postgres.mjs';

const postgres = await startPostgres({ isDurable: process.argv.includes('--durable') });
const { crash, resume, freeze, thaw } = postgres;
const acts = { crash, resume, freeze, thaw };

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
