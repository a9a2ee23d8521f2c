/** A clerk passes a company that never handed anything in, or whose document was refused. */
import { getAuthInfo, submitAuth } from '@banxin/contract/calls/customer/authentication';
import { getSiteMessages } from '@banxin/contract/calls/message/siteMessage';
import {
  actOffice,
  claimOffice,
  getOfficeCase,
  getOfficeQueue,
} from '@banxin/contract/calls/works/office';
import { authStatus, customerType, userRoleType } from '@banxin/contract/enums/customer';
import { errCode } from '@banxin/contract/errors';
import { expect, test } from 'vitest';
import { createTestServer, outcome } from '../../../test/harness.ts';
import { upload } from '../file/upload.testkit.ts';
import { enter, type Terms } from '../order/order.testkit.ts';
import { COMPANY, licencePicture } from '../papers/papers.testkit.ts';
import { enterStaff } from '../works/works.testkit.ts';

const server = await createTestServer();
const { db } = server;
const [anna, ben] = [await enterStaff(server, ['papers']), await enterStaff(server, ['papers'])];

const WHY = '已核对营业执照原件，由我们代为认证';
let companies = 0;
/** A tax number of its own. */
const taxNumber = () => {
  companies += 1;
  return `66666666666${String(companies).padStart(4, '0')}`;
};

const arrive = async (terms: Terms = {}) => {
  const person = await enter(server, terms);
  return { ...person, ref: { kind: 'authentication', number: `RZ${person.id}` } as const };
};
type Person = Awaited<ReturnType<typeof arrive>>;
const open = ({ ref }: Person) => anna.browser.send(getOfficeCase, ref);
const known = ({ ref }: Person, seen: string, more: object = {}) => ({
  ...{ ...ref, event: 'PASS_BY_PROXY', seen, reason: WHY },
  ...{ company: '上海代认证有限公司', taxNumber: taxNumber(), ...more },
});
const standing = ({ browser }: Person) => browser.send(getAuthInfo, {});
const told = async ({ browser }: Person) =>
  (await browser.send(getSiteMessages, {})).items.map(({ kind, text }) => [kind, text.message]);
const events = ({ id }: Person) =>
  db
    .selectFrom('status_events')
    .select(['event', 'from_status', 'to_status', 'actor', 'reason'])
    .where('entity', '=', 'authentication')
    .where('entity_id', '=', id)
    .orderBy('id')
    .execute();
const handIn = async ({ browser }: Person) => {
  const { rev } = await standing({ browser } as Person);
  const file = await upload(server, browser, await licencePicture(), '执照.png', 'licence');
  const typed = { ...COMPANY, taxNumber: taxNumber(), validTo: null, fileId: file, rev };
  await browser.send(submitAuth, typed);
  return typed;
};
const refuse = async (person: Person) => {
  const { seen } = await open(person);
  const reason = '照片不清晰，请重新拍摄后上传';
  await anna.browser.send(actOffice, { ...person.ref, event: 'REJECT', seen, reason });
};
const listed = async (keyword?: string) =>
  anna.browser.send(getOfficeQueue, {
    ...{ desk: 'papers', view: 'proxy', pageSize: 100 },
    ...(keyword && { keyword }),
  });

test('who never handed anything in is found by its name and passed by what the clerk knows', async () => {
  const person = await arrive({ sign: 0 });
  expect((await listed()).items.map(({ number }) => number)).not.toContain(person.ref.number);
  const { items } = await listed(person.name);
  expect(items.find(({ number }) => number === person.ref.number)).toMatchObject({
    customer: person.name,
    subject: { message: '没有提交过' },
    standing: { message: '未提交' },
  });
  const one = await open(person);
  expect(one.verdicts.map(({ sentence }) => sentence.message)).toEqual(['客户没有提交过认证']);
  const [step] = one.steps;
  expect(step).toMatchObject({
    event: 'PASS_BY_PROXY',
    needs: ['company', 'taxNumber', 'reason'],
    known: { company: '', taxNumber: '' },
  });
  expect(step?.notices?.map(({ message }) => message)).toEqual([
    expect.stringContaining('没有客户提交的证件作依据'),
    expect.stringContaining('没有有效期'),
    '客户还没有领新客礼包，代认证后不能再领',
  ]);

  const act = known(person, one.seen, { taxNumber: '91310115ma1k40007p' });
  await anna.browser.send(actOffice, act);
  expect(await standing(person)).toMatchObject({
    status: authStatus.passedByProxy,
    submitted: {
      companyName: '上海代认证有限公司',
      taxNumber: '91310115MA1K40007P',
      documentType: null,
      validTo: null,
      file: null,
    },
  });
  expect(await events(person)).toEqual([
    {
      ...{ event: 'PASS_BY_PROXY', from_status: 0, to_status: 20 },
      ...{ actor: `staff:${anna.id}`, reason: WHY },
    },
  ]);
  expect(await told(person)).toEqual([
    ['authPassed', `我们已代您完成 上海代认证有限公司 的企业认证，可以申请专票：${WHY}`],
  ]);
  const after = await open(person);
  expect(after).toMatchObject({ standing: { message: '代认证通过' }, steps: [] });
  expect(after.events).toMatchObject([
    { by: 'staff', title: { message: `${anna.name}：代认证通过` }, note: WHY },
  ]);
  expect((await listed(person.name)).items.map(({ number }) => number)).not.toContain(
    person.ref.number,
  );
});

test('what was refused stands in the list with what was typed, which the clerk begins with', async () => {
  const person = await arrive();
  const typed = await handIn(person);
  await refuse(person);
  expect((await listed()).items.map(({ number }) => number)).toContain(person.ref.number);
  expect((await listed(typed.taxNumber)).items).toMatchObject([{ number: person.ref.number }]);
  const one = await open(person);
  const [step] = one.steps;
  expect(step?.known).toEqual({ company: typed.companyName, taxNumber: typed.taxNumber });
  expect(step?.notices?.map(({ message }) => message)).toContain(
    '客户上次提交的名称、税号和证件会被替换',
  );
  await anna.browser.send(actOffice, known(person, one.seen));
  expect(await standing(person)).toMatchObject({ status: 20, submitted: { file: null } });
});

test('it is done once: who looked at it before, or at the same moment, reads how it stands', async () => {
  const person = await arrive();
  const { seen } = await open(person);
  const outcomes = await Promise.all(
    [anna, ben].map(({ browser }) => outcome(browser.send(actOffice, known(person, seen)))),
  );
  expect(outcomes.toSorted()).toEqual([errCode.wrongState, 'done'].toSorted());
  const late = await ben.browser.refused(actOffice, known(person, seen));
  expect(late).toMatchObject({
    errCode: errCode.wrongState,
    message: '此单已变为“代认证通过”，未重复处理',
  });
  expect(await events(person)).toHaveLength(1);
  expect(await told(person)).toHaveLength(1);
});

test('a customer who hands in meanwhile is not passed over its own document', async () => {
  const person = await arrive();
  const { seen } = await open(person);
  await handIn(person);
  const late = await anna.browser.refused(actOffice, known(person, seen));
  expect(late.message).toBe('此单已变为“待审核”，未重复处理');
  expect((await standing(person)).status).toBe(authStatus.submitted);
});

test('in somebody’s hands it is left to them', async () => {
  const person = await arrive();
  const { seen } = await open(person);
  await anna.browser.send(claimOffice, person.ref);
  expect((await ben.browser.refused(actOffice, known(person, seen))).message).toMatch(/正在处理/);
  expect((await standing(person)).status).toBe(authStatus.notSubmitted);
});

test.each([
  ['a reason', { reason: '熟人' }, { reason: expect.stringContaining('请填写原因') }],
  ['a name', { company: '' }, { company: '请填写企业名称' }],
  ['a name that is one', { company: '12345' }, { company: expect.any(String) }],
  ['a tax number that is one', { taxNumber: '123' }, { taxNumber: '税务登记号格式不正确' }],
])('it needs %s', async (_, more, fields) => {
  const person = await arrive();
  const { seen } = await open(person);
  const refusal = await anna.browser.refused(actOffice, known(person, seen, more));
  expect(refusal.fields).toEqual(fields);
  expect((await standing(person)).status).toBe(authStatus.notSubmitted);
});

test('without a name and a number nothing is passed, and both fields say so', async () => {
  const person = await arrive();
  const { seen } = await open(person);
  const { company: _, taxNumber: __, ...act } = known(person, seen);
  expect((await anna.browser.refused(actOffice, act)).fields).toEqual({
    company: '请填写企业名称',
    taxNumber: '请填写税务登记号',
  });
});

test('the tax number of another customer is refused at its field, with whose it is', async () => {
  const [first, second] = [await arrive(), await arrive()];
  const same = { taxNumber: taxNumber() };
  await anna.browser.send(actOffice, known(first, (await open(first)).seen, same));
  const { seen } = await open(second);
  const refusal = await anna.browser.refused(actOffice, known(second, seen, same));
  expect(refusal.fields).toEqual({ taxNumber: `税号已由“${first.name}”认证，请核对` });
  expect((await standing(second)).status).toBe(authStatus.notSubmitted);
});

test('accounts of the works are neither listed nor passed', async () => {
  for (const terms of [
    { type: customerType.internalStaff },
    { userRoleType: userRoleType.admin },
  ]) {
    const person = await arrive(terms);
    expect((await listed(person.ref.number)).items).toEqual([]);
    const one = await open(person);
    expect(one.steps).toEqual([]);
    const refusal = await anna.browser.refused(actOffice, known(person, one.seen));
    expect(refusal.errCode).toBe(errCode.notFound);
  }
});
