/** /bindqq: which account a QQ belongs to, proved by its password. Stands in the QQ window as a rule. */

import { PASSWORD_MAX } from '@banxin/contract/constants';
import { addressOf } from '@banxin/contract/routes';
import { FlowEffects, FlowState } from '@banxin/flows/react';
import { Button } from '@banxin/ui/Button';
import { CaptchaField } from '@banxin/ui/CaptchaField';
import { ErrorState } from '@banxin/ui/ErrorState';
import { Form } from '@banxin/ui/Form';
import { Heading } from '@banxin/ui/Heading';
import { Notice } from '@banxin/ui/Notice';
import { Page } from '@banxin/ui/Page';
import { PasswordField } from '@banxin/ui/PasswordField';
import { Sheet } from '@banxin/ui/Sheet';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { TextField } from '@banxin/ui/TextField';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { useWindowEnd } from '../../features/session/useWindowEnd.ts';
import { useWindows } from '../../features/session/useWindows.ts';
import { useFixedWords } from '../../lib/fixedWords.ts';
import { useText } from '../../lib/text.ts';
import * as css from './bind-qq.css.ts';
import { bindQqText } from './bind-qq.messages.ts';
import { useBindQqForm } from './useBindQqForm.ts';

export default function BindQqPage() {
  const text = useText(bindQqText);
  const words = useFixedWords();
  const windows = useWindows();
  const [search] = useSearchParams();
  const [task] = useState(() => windows.readTask());
  const end = useWindowEnd(task);
  const form = useBindQqForm(search.get('openId') ?? undefined);
  const { flow, captcha, attributes, field, picture, failure, isMissing, isSubmitting } = form;
  return (
    <Page paddingBlock={44}>
      <FlowEffects
        flow={flow}
        // Bound leads home; without an identity there is only the login.
        on={{ navigate: ({ to }) => (addressOf(to) === '/' ? end() : end(text.missingTitle)) }}
      />
      <FlowState flow={captcha} />
      <div className={css.centre} {...attributes}>
        <Sheet padding="large">
          <Stack gap={16}>
            <Heading level={1} isBrand>
              {text.title}
            </Heading>
            {isMissing ? (
              <ErrorState
                headingLevel={2}
                title={text.missingTitle}
                actions={
                  <Button variant="primary" onPress={() => flow.send({ type: 'LOGIN' })}>
                    {text.login}
                  </Button>
                }
              >
                {text.missing}
              </ErrorState>
            ) : (
              <>
                <Text tone="body" element="p">
                  {text.why}
                </Text>
                <Form aria-label={text.title} onSubmit={isSubmitting ? undefined : form.submit}>
                  <TextField
                    label={text.account}
                    placeholder={text.accountPlaceholder}
                    autoComplete="username"
                    {...field('nameOrQQOrMobilePhone')}
                  />
                  <PasswordField
                    label={text.password}
                    placeholder={text.passwordPlaceholder}
                    maxLength={PASSWORD_MAX}
                    {...field('password')}
                  />
                  <CaptchaField {...picture} {...field('code')} />
                  {failure && <Notice tone="critical">{words(failure)}</Notice>}
                  <Button
                    type="submit"
                    variant="primary"
                    size="large"
                    isFullWidth
                    isPending={isSubmitting}
                    aria-label={text.bind}
                  >
                    {isSubmitting ? text.binding : text.bind}
                  </Button>
                </Form>
              </>
            )}
          </Stack>
        </Sheet>
      </div>
    </Page>
  );
}
