/** 403: who is logged in, why this page stays shut, and what would open it. */
import { pathOf } from '@banxin/contract/routes';
import { Button } from '@banxin/ui/Button';
import { LinkButton } from '@banxin/ui/LinkButton';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useSession } from '../../features/session/session.ts';
import { ErrorDrawing, ErrorFrame } from '../../lib/ErrorFrame/ErrorFrame.tsx';
import { Own } from '../../lib/Own.tsx';
import { useText } from '../../lib/text.ts';
import { forbiddenText } from './error-403.messages.ts';
import * as css from './Forbidden.css.ts';

export default function ForbiddenPage() {
  const text = useText(forbiddenText);
  const { user, logIn, mayOpen } = useSession();
  return (
    <ErrorFrame
      drawing={
        <ErrorDrawing>
          <path
            d="M14 14h104v72H14zM48.500 14v72M83.500 14v72"
            className={css.sheet}
            stroke="currentColor"
          />
          <path d="M54 38h24v24H54z" className={css.seal} />
          <path
            d="M60 50h12M60 50v6h12v-6M62.500 50v-3.500a3.500 3.500 0 0 1 7 0V50"
            fill="none"
            strokeWidth="1.600"
            className={css.sealInk}
          />
        </ErrorDrawing>
      }
      title={text.title}
      ways={
        <>
          {!user && (
            <Button variant="primary" onPress={logIn}>
              {text.logIn}
            </Button>
          )}
          <LinkButton href="/" variant={user ? 'primary' : 'secondary'}>
            {text.home}
          </LinkButton>
          {mayOpen('myOrder') && <LinkButton href={pathOf('myOrder')}>{text.orders}</LinkButton>}
          <LinkButton href={pathOf('category')}>{text.products}</LinkButton>
        </>
      }
    >
      <Stack gap={4}>
        {user ? (
          <>
            <Text tone="body">
              <Own>{text.who(user.customerName)}</Own>
            </Text>
            <Text tone="body">{user.parentId === null ? text.main : text.sub}</Text>
          </>
        ) : (
          <Text tone="body">{text.visitor}</Text>
        )}
      </Stack>
    </ErrorFrame>
  );
}
