/** Commands for who runs the shop: `npm run ops -- content import <folder>`. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { floorDesks } from '@banxin/contract/lifecycles/works';
import type { Command } from './command.ts';
import { ConfigError, readConfig } from './config.ts';
import { DatabaseLockedError } from './db/lock.ts';
import { createShopClock } from './db/shopClock.ts';
import { printJobs } from './jobs/runs.ts';
import { createLog } from './log.ts';
import { afterSalesCommands } from './modules/afterSales/commands.ts';
import { adjustCustody, freezeCustody, listCustody, unfreezeCustody } from './modules/cloud/ops.ts';
import { ContentError, readContent } from './modules/content/readContent.ts';
import { writeContent } from './modules/content/writeContent.ts';
import { answerSuggestion } from './modules/feedback/answerSuggestion.ts';
import { invoiceCommands } from './modules/invoice/commands.ts';
import { printMails, printSendings } from './modules/message/printSendings.ts';
import { printPrice } from './modules/order/printPrice.ts';
import { papersCommands } from './modules/papers/commands.ts';
import { bankCommands } from './modules/payment/commands.ts';
import { adjustShelf, listShelves } from './modules/stock/adjust.ts';
import { withdrawalCommands } from './modules/withdrawal/commands.ts';
import { printAct, printQueue } from './modules/works/print.ts';
import { staffCommands } from './modules/works/staffCommands.ts';
import { openCarrier } from './openCarrier.ts';
import { openDatabase } from './openDatabase.ts';
import { openPayChannels } from './openPayChannels.ts';
import { nowOf, systemClock } from './ports/clock.ts';
import { jobs } from './registry.ts';

/** npm changes the folder; paths are meant from where it was called. */
const calledFrom = process.env.INIT_CWD ?? process.cwd();

const commands: readonly Command[] = [
  {
    name: 'content import',
    parameters: ['folder'],
    does: '用文件夹里的 Markdown 替换新闻与帮助，工坊里写的保留 (replaces news and help; what the desk wrote stays)',
    run: async ({ db }, folder = '') => {
      const written = await writeContent(db, readContent(resolve(calledFrom, folder)));
      return `已导入 ${written.news} 篇新闻、${written.help} 篇帮助、${written.pictures} 张图片，移除 ${written.removed} 篇`;
    },
  },
  {
    name: 'suggestion answer',
    parameters: ['number', 'text'],
    does: '答复一条意见，例如 TJ20261120-0007 "已安排" (answers an opinion)',
    run: async ({ db, now }, number = '', text = '') => {
      return (await answerSuggestion(db, { number, text }, now))
        ? `已答复 ${number}`
        : `没有编号为 ${number} 的意见`;
    },
  },
  {
    name: 'jobs',
    parameters: [],
    does: '列出后台任务：上次、下次、失败 (jobs: last run, next, failures)',
    run: ({ db }) => printJobs(db, jobs, nowOf(systemClock)),
  },
  {
    name: 'sendings',
    parameters: [],
    does: '列出待发送的短信和邮件，以及没有送达的原因 (text messages and letters that wait or did not arrive)',
    run: ({ db }) => printSendings(db),
  },
  {
    name: 'mails',
    parameters: [],
    does: '列出本地发件箱里的邮件 (letters of the local driver)',
    run: ({ db }) => printMails(db),
  },
  ...bankCommands,
  {
    name: 'stock adjust',
    parameters: ['product', 'units', 'reason'],
    does: '登记现货到货或盘点，例如 stock adjust 701 50 "到货"、stock adjust 701 -3 "盘亏" (what came in, or was counted)',
    run: ({ db, now }, productId = '', units = '', reason = '') =>
      adjustShelf(db, { productId, units, reason }, now),
  },
  {
    name: 'stock list',
    parameters: [],
    does: '列出现货：在库、占用、可用 (shelves: what lies there, is kept, can be had)',
    run: ({ db }) => listShelves(db),
  },
  {
    name: 'cloud list',
    parameters: ['customer?'],
    does: '列出云仓代管库存：在库、占用、可用、冻结 (custody goods of everybody, or of one customer)',
    run: ({ db }, customer) => listCustody(db, customer),
  },
  {
    name: 'cloud adjust',
    parameters: ['code', 'units', 'reason'],
    does: '登记云仓盘点，例如 cloud adjust YC001001 -3 "盘亏" (custody goods were counted)',
    run: ({ db, now }, code = '', units = '', reason = '') =>
      adjustCustody(db, { code, units, reason }, now),
  },
  {
    name: 'cloud freeze',
    parameters: ['code', 'reason', 'units?'],
    does: '冻结库存，不写数量则冻结全部可用，原因客户会看到 (freezes custody goods: all that can be sent, or so many)',
    run: ({ db, now }, code = '', reason = '', units?: string) =>
      freezeCustody(db, { code, reason, units }, now),
  },
  {
    name: 'cloud unfreeze',
    parameters: ['code', 'reason', 'units?'],
    does: '解冻库存，不写数量则解冻全部 (takes custody goods out of the freeze)',
    run: ({ db, now }, code = '', reason = '', units?: string) =>
      unfreezeCustody(db, { code, reason, units }, now),
  },
  ...withdrawalCommands,
  ...papersCommands,
  ...invoiceCommands,
  ...afterSalesCommands,
  ...staffCommands,
  {
    name: 'price',
    parameters: ['orderSN'],
    does: '打印一张订单的逐行计算过程 (why an order costs what it does, line by line)',
    run: ({ db }, orderSN = '') => printPrice(db, orderSN),
  },
  {
    name: 'queue',
    parameters: ['desk'],
    does: `列出一个工位待处理的订单：${floorDesks.join('、')} (what waits at a desk)`,
    run: async (shop, desk = '') => printQueue(shop, desk),
  },
  {
    name: 'act',
    parameters: ['order|file', 'orderSN', 'event', 'reason?'],
    does: '处理一张订单，例如 act order 2026… REVIEW_PASS (takes a step of the works)',
    run: async (shop, entity = '', orderSN = '', event = '', reason) =>
      printAct(shop, { entity, orderSN, event, reason }),
  },
];

/** Errors whose message says everything: they are printed without a stack. */
const isSelfExplaining = (error: unknown): error is Error =>
  [ConfigError, ContentError, DatabaseLockedError].some((kind) => error instanceof kind);

async function main(words: readonly string[]): Promise<number> {
  const command = commands.find(({ name }) => `${words.join(' ')} `.startsWith(`${name} `));
  const values = words.slice(command?.name.split(' ').length);
  const needed = command?.parameters.filter((one) => !one.endsWith('?')).length ?? 0;
  const most = command?.parameters.length ?? 0;
  if (command === undefined || values.length < needed || values.length > most) {
    const usage = commands.map(
      ({ name, parameters, does }) =>
        `  npm run ops -- ${name} ${parameters.map((one) => `<${one}>`).join(' ')}\n      ${does}`,
    );
    console.error(`用法 / Usage:\n${usage.join('\n')}`);
    return 2;
  }
  const file = fileURLToPath(new URL('../../../.env', import.meta.url));
  if (existsSync(file)) process.loadEnvFile(file);
  try {
    const config = readConfig(process.env);
    const database = await openDatabase(config, createLog(config.logLevel));
    try {
      const clock = createShopClock(database.db, systemClock);
      if (!config.isProduction) await clock.reread();
      const carrier = openCarrier(config);
      const { channels } = openPayChannels(config, clock);
      const shop = { db: database.db, now: nowOf(clock), carrier, channels };
      console.log(await command.run(shop, ...values));
    } finally {
      await database.close();
    }
    return 0;
  } catch (error) {
    console.error(isSelfExplaining(error) ? error.message : error);
    return 1;
  }
}

process.exitCode = await main(process.argv.slice(2));
