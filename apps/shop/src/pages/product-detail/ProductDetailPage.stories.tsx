import { getOrderConfig } from '@banxin/contract/calls/catalogue/orderConfig';
import { getAccount } from '@banxin/contract/calls/customer/account';
import { getAddresses } from '@banxin/contract/calls/customer/address';
import { checkFile, getFile } from '@banxin/contract/calls/file/printFile';
import { createOrder } from '@banxin/contract/calls/order/create';
import { getOrderDetail } from '@banxin/contract/calls/order/detail';
import { errCode } from '@banxin/contract/errors';
import { messages } from '@banxin/contract/messages';
import { pathOf } from '@banxin/contract/routes';
import { rightRefusals } from '@banxin/contract/rules/rights';
import type { UploadPort } from '@banxin/flows/upload-item';
import { book } from '@banxin/pricing/book';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { SimulatedClock } from 'xstate';
import { AgreementHost } from '../../features/agreement/AgreementHost.tsx';
import { AgreementContext } from '../../features/agreement/agreement.ts';
import { UploadPortContext } from '../../features/upload/uploadPort.ts';
import { createSignal } from '../../lib/signal.ts';
import { chineseIn } from '../../stories/chineseIn.ts';
import { checkedFile, faultyFile } from '../../stories/fixtures/files.ts';
import { detailOf, orderBySN } from '../../stories/fixtures/orders.ts';
import { NOW, product, productAnswers, unpricedAnswers } from '../../stories/fixtures/quoting.ts';
import { afterSalesColleague, buyer, designer, newShop } from '../../stories/fixtures/users.ts';
import { StoryClock } from '../../stories/StoryClock.tsx';
import { StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import { failed, on, refused } from '../../stories/storyClient.ts';
import ProductDetailPage from './ProductDetailPage.tsx';

const meta = {
  title: 'Screens/ProductDetail',
  component: ProductDetailPage,
  tags: ['screen:/product/detail/:id', '!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ProductDetailPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const at = (
  path: string,
  props: Omit<StoryShopProps, 'children' | 'path'> = {},
): Pick<Story, 'render'> => ({
  render: () => (
    <StoryShop path={path} answers={productAnswers} {...props}>
      <ProductDetailPage />
    </StoryShop>
  ),
});

/** ¥1,284.00 → 128400 fen; a minus sign of either kind counts. */
const fenOf = (text: string | null | undefined): number =>
  Math.round(Number((text ?? '').replace('−', '-').replace(/[^\d.-]/g, '')) * 100);

const sheetOf = (canvas: HTMLElement): Promise<HTMLElement> =>
  within(canvas).findByRole('region', { name: '价格明细' });

const totalOf = (sheet: HTMLElement): number =>
  fenOf(sheet.querySelector('[data-part=total] [data-component=Money]')?.textContent);

/** Gives the box a size that no sheet holds. */
async function typeTooLarge(canvas: HTMLElement): Promise<void> {
  const page = within(canvas);
  await userEvent.click(await page.findByRole('radio', { name: /自定义/ }));
  for (const [name, value] of [
    [/^长/, '250'],
    [/^宽/, '150'],
    [/^高/, '350'],
  ] as const) {
    const field = page.getByRole('textbox', { name });
    await userEvent.clear(field);
    await userEvent.type(field, `${value}{Enter}`);
  }
}

/** A name card; what is added to it says what it costs. */
export const Ready: Story = {
  tags: ['state:ready'],
  ...at(pathOf('productDetail', { id: 101 })),
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    const sheet = await sheetOf(canvasElement);
    await step('the default can be ordered', async () => {
      await expect(page.getByRole('heading', { level: 1, name: '铜版纸名片' })).toBeVisible();
      await expect(page.getByRole('button', { name: '立即下单' })).toBeEnabled();
    });
    await step('a craft says its price before it is chosen and costs that much', async () => {
      const before = totalOf(sheet);
      const corner = page.getByRole('radio', { name: /圆角 R3/ });
      const chip = corner.closest('label')?.textContent ?? '';
      const effect = fenOf(/[+−]¥[\d.,]+/.exec(chip)?.[0]);
      await expect(effect).toBeGreaterThan(0);
      await userEvent.click(corner);
      await waitFor(() => expect(totalOf(sheet)).toBe(before + effect));
    });
    await step('a grade of the ladder changes the unit price', async () => {
      const before = totalOf(sheet);
      await userEvent.click(page.getByRole('radio', { name: /^20 盒/ }));
      await waitFor(() => expect(totalOf(sheet)).toBeGreaterThan(before));
    });
  },
};

/** For readers of English: options, reasons, the way out and the price, in the terms of the trade. */
export const EnglishCard: Story = {
  ...at(pathOf('productDetail', { id: 101 }), { locale: 'en-US' }),
  globals: { locale: 'en-US' },
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    const name = 'Business cards on coated board';
    await expect(await page.findByRole('heading', { level: 1, name })).toBeVisible();
    await step('the price says what it is made of', async () => {
      await expect(page.getByText(/Gang run: half sheet 889 × 597, 90-up/)).toBeVisible();
      await expect(chineseIn(canvasElement)).toEqual([]);
    });
    await step('what cannot be had says why, and what would make it possible', async () => {
      await userEvent.click(page.getByRole('radio', { name: /^Full colour, one side/ }));
      await userEvent.click(page.getByRole('checkbox', { name: /^Spot UV/ }));
      await expect(page.getByRole('checkbox', { name: /^Spot UV/ })).toBeChecked();
      await expect(chineseIn(canvasElement)).toEqual([]);
    });
  },
};

/** A size that cannot be made, for readers of English. */
export const EnglishRefused: Story = {
  ...at(pathOf('productDetail', { id: 501 }), { locale: 'en-US' }),
  globals: { locale: 'en-US' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('radio', { name: 'Custom size' }));
    for (const [name, value] of [
      [/^Length/, '250'],
      [/^Width/, '150'],
      [/^Height/, '350'],
    ] as const) {
      const field = page.getByRole('textbox', { name });
      await userEvent.clear(field);
      await userEvent.type(field, `${value}{Enter}`);
    }
    await expect(await page.findByText(/exceeds the largest press sheet/)).toBeVisible();
    await expect(chineseIn(canvasElement)).toEqual([]);
  },
};

/** 自定义 opens length, width and height; a size that no sheet holds is refused and mended. */
export const BoxWithCustomSize: Story = {
  ...at(pathOf('productDetail', { id: 501 })),
  tags: ['photo'],
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    const sheet = await sheetOf(canvasElement);
    const type = async (name: RegExp, value: string): Promise<void> => {
      const field = page.getByRole('textbox', { name });
      await userEvent.clear(field);
      await userEvent.type(field, `${value}{Enter}`);
    };
    await step('a free size is priced', async () => {
      await userEvent.click(page.getByRole('radio', { name: /自定义/ }));
      const before = totalOf(sheet);
      await type(/^长/, '120');
      await waitFor(() => expect(totalOf(sheet)).toBeGreaterThan(before));
    });
    await step('a box that no sheet holds says why and offers the nearest', async () => {
      await type(/^长/, '250');
      await type(/^宽/, '150');
      await type(/^高/, '350');
      await expect(await within(sheet).findByText(/超过最大印张/)).toBeVisible();
      await expect(page.getByRole('button', { name: '立即下单' })).toBeDisabled();
      await userEvent.click(within(sheet).getByRole('button', { name: '改为可生产的配置' }));
      await waitFor(() => expect(totalOf(sheet)).toBeGreaterThan(0));
      await expect(page.getByRole('button', { name: '立即下单' })).toBeEnabled();
    });
  },
};

/** The refusal on its own: a size that cannot be made, no price, one way out. */
export const RefusedConfiguration: Story = {
  ...at(pathOf('productDetail', { id: 501 })),
  tags: ['photo'],
  play: async ({ canvasElement }) => {
    const sheet = await sheetOf(canvasElement);
    await typeTooLarge(canvasElement);
    await within(sheet).findByText(/超过最大印张/);
  },
};

export const Booklet: Story = { ...at(pathOf('productDetail', { id: 301 })), tags: ['photo'] };

/** A blocked option explains itself; its nearest configuration is one press away. */
export const BlockedOption: Story = {
  ...at(pathOf('productDetail', { id: 301 })),
  tags: ['photo'],
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    await sheetOf(canvasElement);
    await step('it is described by its reason before anybody presses it', async () => {
      await expect(page.getByRole('radio', { name: /覆亮膜/ })).toHaveAccessibleDescription(
        /封面与内页同纸时不能覆膜/,
      );
    });
    await step('a press says why', async () => {
      await userEvent.click(page.getByRole('radio', { name: /覆亮膜/ }));
      await page.findByText('覆亮膜暂不可选');
      await expect(page.getByRole('radio', { name: /覆亮膜/ })).not.toBeChecked();
    });
  },
};

export const NearestAccepted: Story = {
  ...at(pathOf('productDetail', { id: 301 })),
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    const sheet = await sheetOf(canvasElement);
    const before = totalOf(sheet);
    await userEvent.click(page.getByRole('radio', { name: /覆亮膜/ }));
    await step('the offer names every change', async () => {
      const offer = await page.findByRole('button', {
        name: '改为可行配置：同内页纸 改为 200g 铜版，加上覆亮膜',
      });
      await userEvent.click(offer);
    });
    await step('everything named is chosen now, and the price follows', async () => {
      await expect(page.getByRole('radio', { name: /覆亮膜/ })).toBeChecked();
      await expect(page.getByRole('radio', { name: /200g 铜版/ })).toBeChecked();
      await waitFor(() => expect(totalOf(sheet)).toBeGreaterThan(before));
    });
  },
};

/** Every level of the price adds up to the one above it, to the fen. */
export const PriceSheetOpened: Story = {
  ...at(pathOf('productDetail', { id: 301 })),
  tags: ['photo'],
  play: async ({ canvasElement, step }) => {
    const sheet = await sheetOf(canvasElement);
    const amounts = (list: Element): number[] =>
      [...list.children].map((line) =>
        fenOf(line.querySelector('[data-component=Money]')?.textContent),
      );
    const sum = (list: Element): number => amounts(list).reduce((a, b) => a + b, 0);
    const top = sheet.querySelector('ul');
    if (!top) throw new Error('the price has no lines');
    await step('the lines add up to the total', async () => {
      await expect(sum(top)).toBe(totalOf(sheet));
    });
    await step('every opened line adds up to itself', async () => {
      const packing = within(sheet).getByRole('button', { name: /包装/ });
      await userEvent.click(packing);
      await expect(packing).toHaveAttribute('aria-expanded', 'true');
      const opened = top.querySelectorAll('ul');
      await expect(opened.length).toBe(2);
      for (const list of opened) {
        const above = list.parentElement?.querySelector('[data-component=Money]');
        await expect(sum(list)).toBe(fenOf(above?.textContent));
      }
    });
    await step('the amount stands in capitals too', async () => {
      await expect(sheet).toHaveTextContent(/贰仟肆佰/);
    });
  },
};

/** Stock goods have a number and a price; nothing is printed, so nothing is uploaded. */
export const StockProduct: Story = {
  ...at(pathOf('productDetail', { id: 701 })),
  tags: ['photo'],
  play: async ({ canvasElement }) => {
    await sheetOf(canvasElement);
    await expect(canvasElement.querySelector('input[type=file]')).toBeNull();
  },
};

const arriving: UploadPort = {
  start(_, report) {
    queueMicrotask(() => report({ type: 'UPLOADED', fileId: 'f1' }));
    return () => undefined;
  },
  discard: async () => undefined,
};

const withFile = (file: typeof checkedFile): Pick<Story, 'render' | 'play'> => ({
  render: () => (
    <StoryShop
      path={pathOf('productDetail', { id: 101 })}
      answers={{ ...productAnswers, ...on(getFile, file), ...on(checkFile, []) }}
    >
      <UploadPortContext value={arriving}>
        <ProductDetailPage />
      </UploadPortContext>
    </StoryShop>
  ),
  play: async ({ canvasElement }) => {
    await sheetOf(canvasElement);
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('there is nowhere to put a file');
    await userEvent.upload(input, new File(['%PDF'], file.name, { type: 'application/pdf' }));
    const [first] = file.findings;
    await within(canvasElement).findAllByText(new RegExp(first?.message.slice(0, 8) ?? '', 'u'));
    await expect(
      canvasElement.querySelector('[data-component=ProofPreview] :is(img, image)'),
    ).not.toBeNull();
  },
});

/** The uploaded page lies under trim, safe area and bleed. */
export const FileChecked: Story = { ...withFile(checkedFile), tags: ['photo'] };

/** A faulty file may still be ordered with; it says what must change before review. */
export const FileFaulty: Story = { ...withFile(faultyFile), tags: ['photo'] };

/** Ordering sends the configuration once and goes to the confirmation. */
const onOrder = fn();

export const Ordered: Story = {
  ...at(pathOf('productDetail', { id: 101 }), {
    onEvent: onOrder,
    answers: {
      ...productAnswers,
      ...on(createOrder, { orderId: 286, orderSN: '261120620187453' }),
    },
  }),
  play: async ({ canvasElement }) => {
    onOrder.mockClear();
    await sheetOf(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: '立即下单' }));
    await waitFor(() =>
      expect(onOrder).toHaveBeenCalledWith(
        'call Order.CreateOrder',
        expect.objectContaining({ urgent: 'none', fileIds: [], province: '上海市' }),
      ),
    );
  },
};

/** The agreement as the shop hosts it, with a clock that stands still. */
function AgreementHere({ children }: { readonly children: ReactNode }) {
  const [requests] = useState(() => createSignal<boolean>());
  const [clock] = useState(() => new SimulatedClock());
  return (
    <AgreementContext value={{ open: requests.emit, isOpen: false }}>
      {children}
      <StoryClock clock={clock}>
        <AgreementHost requests={requests} onClosed={() => undefined} />
      </StoryClock>
    </AgreementContext>
  );
}

/** The server refuses who has not signed: the message and the agreement appear, the page stays as it is. */
export const AgreementMissing: Story = {
  tags: ['photo'],
  render: () => (
    <StoryShop
      path={pathOf('productDetail', { id: 101 })}
      user={newShop}
      answers={{
        ...productAnswers,
        ...on(createOrder, refused(errCode.agreementMissing, messages.agreementMissing)),
      }}
    >
      <AgreementHere>
        <ProductDetailPage />
      </AgreementHere>
    </StoryShop>
  ),
  play: async ({ canvasElement, step }) => {
    await sheetOf(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('radio', { name: /^20 盒/ }));
    await userEvent.click(within(canvasElement).getByRole('button', { name: '立即下单' }));
    const dialog = await screen.findByRole('dialog', { name: '承印品协议书' });
    await step(`the message says ${messages.agreementMissing}`, async () => {
      await waitFor(() =>
        expect(screen.getByRole('alertdialog', { name: messages.agreementMissing })).toBeVisible(),
      );
    });
    await step('the dialog must be signed and waits five seconds', async () => {
      await expect(
        within(dialog).getByRole('button', { name: '同意并签订（5 秒）' }),
      ).toBeDisabled();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(dialog).toBeVisible());
    });
    await step('what was chosen is still chosen', async () => {
      await expect(
        within(canvasElement).getByRole('radio', { name: /^20 盒/, hidden: true }),
      ).toBeChecked();
    });
  },
};

/** Only the main account signs: its colleague who orders is told so, and no dialog comes. */
export const AgreementIsTheMainAccounts: Story = {
  ...at(pathOf('productDetail', { id: 101 }), {
    user: { ...buyer, sign: 0 },
    answers: {
      ...productAnswers,
      ...on(createOrder, refused(errCode.agreementMissing, messages.agreementMissing)),
    },
  }),
  play: async ({ canvasElement }) => {
    await sheetOf(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: '立即下单' }));
    await screen.findByRole('alertdialog', {
      name: '主账号尚未签订《承印品协议书》，请主账号签订后再下单',
    });
    await expect(screen.queryByRole('dialog', { name: '承印品协议书' })).toBeNull();
  },
};

/** A role that neither orders nor supplies files: prices are shown, nothing to press. */
export const MayNotOrder: Story = {
  ...at(pathOf('productDetail', { id: 101 }), { user: afterSalesColleague }),
  tags: ['photo'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await sheetOf(canvasElement);
    await expect(page.getByText(rightRefusals.create)).toBeVisible();
    await expect(page.queryByRole('button', { name: /立即下单/ })).toBeNull();
    await expect(canvasElement.querySelector('[data-component=FileDrop]')).toBeNull();
  },
};

/** A role that sees no prices: the product with its options and files, a sentence instead of the price, no order. */
export const WithoutPrices: Story = {
  tags: ['state:forbidden'],
  ...at(pathOf('productDetail', { id: 101 }), { user: designer, answers: unpricedAnswers }),
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    await step('options and files are there', async () => {
      await page.findByRole('heading', { level: 1, name: '铜版纸名片' });
      await expect(page.getByRole('radio', { name: /^5 盒/ })).toBeChecked();
      await expect(canvasElement.querySelector('[data-component=FileDrop]')).toBeVisible();
    });
    await step('no price is, and one sentence says why', async () => {
      await expect(page.getByText(rightRefusals.prices)).toBeVisible();
      await expect(canvasElement.querySelector('[data-component=Money]')).toBeNull();
      await expect(canvasElement).not.toHaveTextContent('¥');
      await expect(page.queryByRole('button', { name: /立即下单/ })).toBeNull();
    });
    await step('an option is still judged', async () => {
      await userEvent.click(page.getByRole('radio', { name: /圆角 R3/ }));
      await expect(page.getByRole('radio', { name: /圆角 R3/ })).toBeChecked();
      await expect(canvasElement).not.toHaveTextContent('¥');
    });
  },
};

/** The same with a size that cannot be made: why not, and the way out. */
export const RefusedWithoutPrices: Story = {
  ...at(pathOf('productDetail', { id: 501 }), { user: designer, answers: unpricedAnswers }),
  tags: ['photo'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await typeTooLarge(canvasElement);
    await expect(await page.findByText(/超过最大印张/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: '改为可生产的配置' }));
    await waitFor(() => expect(page.queryByText(/超过最大印张/)).toBeNull());
    await expect(page.getByText(rightRefusals.prices)).toBeVisible();
  },
};

/** Without an address there is no freight yet, and the page says when there will be. */
export const WithoutAddress: Story = {
  ...at(pathOf('productDetail', { id: 201 }), {
    answers: { ...productAnswers, ...on(getAddresses, []), ...on(getAccount, failed(403)) },
  }),
  tags: ['photo'],
};

/** Ordered again: the earlier order's configuration, said in words. */
export const OrderedAgain: Story = {
  ...at(pathOf('productDetail', { id: 101 }, { from: '261120620187453' }), {
    answers: {
      ...productAnswers,
      ...on(getOrderDetail, detailOf(orderBySN('261120620187453'))),
    },
  }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/已按订单 261120620187453 的规格配置好/);
  },
};

const LONG =
  '悦享牌新年系列超厚双面覆哑膜圆角特种纸商务名片（含专色烫金与局部 UV，适合金融、律所与高端酒店行业长期补印）';

export const LongNames: Story = {
  ...at(pathOf('productDetail', { id: 101 }), {
    answers: {
      ...productAnswers,
      ...on(getOrderConfig, {
        product: {
          ...product(101),
          name: LONG,
          description: `${LONG}。${LONG}。`,
          materials: product(101).materials.map((material) => ({
            ...material,
            name: `${material.name}（环保认证，适合双面四色与大面积实地色）`,
          })),
        },
        book,
        now: NOW,
      }),
    },
  }),
  tags: ['photo'],
};

export const UnknownProduct: Story = {
  tags: ['state:empty'],
  ...at(pathOf('productDetail', { id: 199 })),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1, name: '没有这个产品' });
    await expect(within(canvasElement).queryByRole('button', { name: /重试/ })).toBeNull();
  },
};

/** What failed can be tried again; the request has a number for the hotline. */
export const FailedWithRetry: Story = {
  tags: ['state:failed'],
  ...at(pathOf('productDetail', { id: 101 }), {
    answers: {
      ...productAnswers,
      ...on(
        getOrderConfig,
        (() => {
          let asked = 0;
          return () => {
            asked += 1;
            return asked === 1 ? failed(500) : { product: product(101), book, now: NOW };
          };
        })(),
      ),
    },
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { level: 1, name: '产品没有加载出来' });
    await page.findByText(/req-7f3a91c204/);
    await userEvent.click(page.getByRole('button', { name: /重试/ }));
    await page.findByRole('heading', { level: 1, name: '铜版纸名片' });
  },
};

export const Loading: Story = {
  ...at(pathOf('productDetail', { id: 101 }), {
    answers: { ...productAnswers, ...on(getOrderConfig, 'pending') },
  }),
  tags: ['state:loading'],
};

/** The price stays at the foot of the screen. */
export const Phone: Story = {
  ...at(pathOf('productDetail', { id: 101 })),
  tags: ['photo'],
  globals: { viewport: { value: 'phone390' } },
  play: async ({ canvasElement }) => {
    await sheetOf(canvasElement);
    const bar = await within(canvasElement).findByRole('button', { name: '按此价格立即下单' });
    if (document.documentElement.hasAttribute('data-story-test')) {
      await expect(bar).toBeVisible();
      await expect(bar.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
        document.documentElement.clientWidth,
      );
    }
  },
};

export const English: Story = {
  ...at(pathOf('productDetail', { id: 501 }), { locale: 'en-US' }),
  tags: ['photo'],
  globals: { locale: 'en-US' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1, name: 'Folding cartons' });
    await expect(chineseIn(canvasElement)).toEqual([]);
  },
};
