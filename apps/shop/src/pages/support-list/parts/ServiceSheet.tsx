/** 服务与支持: online service is not there yet; where help is now. */
import { pathOf } from '@banxin/contract/routes';
import { Link } from '@banxin/ui/Link';
import { Sheet } from '@banxin/ui/Sheet';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { useText } from '../../../lib/text.ts';
import { supportListText } from '../support-list.messages.ts';

export function ServiceSheet() {
  const text = useText(supportListText);
  const ways = [
    { label: text.search, href: pathOf('supportSearch') },
    { label: text.lookUp, href: pathOf('search') },
    { label: text.call, href: 'tel:400-000-0000' },
    { label: text.voice, href: pathOf('suggestion') },
  ];
  return (
    <Sheet>
      <Stack gap={16}>
        <Text>{text.service}</Text>
        <Stack gap={12} element="ul">
          {ways.map(({ label, href }) => (
            <li key={href}>
              <Link href={href} kind="standalone">
                {label}
              </Link>
            </li>
          ))}
        </Stack>
      </Stack>
    </Sheet>
  );
}
