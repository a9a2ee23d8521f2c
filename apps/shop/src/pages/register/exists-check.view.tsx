/** The view of the flow exists-check, for its stories. */
import { pathOf } from '@banxin/contract/routes';
import { existsCheckMachine } from '@banxin/flows/exists-check';
import { useFlow } from '@banxin/flows/react';
import { Page } from '@banxin/ui/Page';
import { Sheet } from '@banxin/ui/Sheet';
import { useText } from '../../lib/text.ts';
import { type FlowView, nothing } from '../../stories/atlas/flowView.ts';
import { StoryShop } from '../../stories/StoryShop.tsx';
import { UniqueField } from './parts/UniqueField.tsx';
import { registerText } from './register.messages.ts';

/** One check of the registration, with the value that it asked for. */
function CheckAlone({ kind }: { readonly kind: string }) {
  const text = useText(registerText);
  const words = {
    name: [text.name, text.nameHint, text.nameFree] as const,
    qq: [text.qq, text.qqHint, text.qqFree] as const,
    mobile: [text.mobile, text.mobileHint, text.mobileFree] as const,
  };
  const fields = { name: 'customerName', qq: 'qq', mobile: 'mobilePhone' } as const;
  const name = kind as keyof typeof fields;
  const check = useFlow(existsCheckMachine, { input: { field: fields[name] } });
  const [label, hint, free] = words[name];
  return (
    <Page paddingBlock={44}>
      <Sheet>
        <UniqueField
          check={check}
          label={label}
          hint={hint}
          free={free}
          value={check.getSnapshot().context.value}
          onChange={nothing}
        />
      </Sheet>
    </Page>
  );
}

export const view: FlowView = {
  // The registration has three of them; each is looked at by itself.
  view: (flows, { input }) => (
    <StoryShop path={pathOf('register')} user={null} flows={flows} onEvent={nothing}>
      <CheckAlone kind={input} />
    </StoryShop>
  ),
};
