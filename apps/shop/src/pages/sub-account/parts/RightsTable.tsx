/** What each role may do, and what the ticked ones may do together: read from the rules that the server judges by. */
import { permissionsOf, rightsOf, subAccountRoles } from '@banxin/contract/rules/roles';
import { VisuallyHidden } from '@banxin/ui/VisuallyHidden';
import { useText } from '../../../lib/text.ts';
import { type Ability, abilitiesText } from '../abilities.messages.ts';
import * as css from '../subAccount.css.ts';
import { subAccountText } from '../subAccount.messages.ts';

const holds = (roles: number, ability: Ability): boolean =>
  roles !== 0 && [...permissionsOf(roles), ...rightsOf(roles)].some((held) => held === ability);

function Cell({ isHeld, isSum = false }: { readonly isHeld: boolean; readonly isSum?: boolean }) {
  const text = useText(subAccountText);
  return (
    <td className={isSum ? css.sum : undefined}>
      <span className={isHeld ? css.yes : css.no} aria-hidden>
        {isHeld ? '✓' : '·'}
      </span>
      <VisuallyHidden>{isHeld ? text.can : text.cannot}</VisuallyHidden>
    </td>
  );
}

export function RightsTable({ roles }: { readonly roles: number }) {
  const text = useText(subAccountText);
  const called = useText(abilitiesText);
  return (
    <table className={css.rights} aria-label={text.abilities}>
      <thead>
        <tr>
          <td />
          {subAccountRoles.map((role) => (
            <th key={role} scope="col" className={(roles & role) === 0 ? css.idle : css.held}>
              {text.rolesOf(role)}
            </th>
          ))}
          <th scope="col" className={css.sum}>
            {text.sum}
          </th>
        </tr>
      </thead>
      <tbody>
        {(Object.keys(called) as Ability[]).map((ability) => (
          <tr key={ability}>
            <th scope="row">{called[ability]}</th>
            {subAccountRoles.map((role) => (
              <Cell key={role} isHeld={holds(role, ability)} />
            ))}
            <Cell isHeld={holds(roles, ability)} isSum />
          </tr>
        ))}
      </tbody>
    </table>
  );
}
