// Written by `npm run reports -w @banxin/ui`: the words of all components in Chinese.
import { badgeZh } from '../components/Badge/Badge.words.ts';
import { breadcrumbZh } from '../components/Breadcrumb/Breadcrumb.words.ts';
import { copyZh } from '../components/CopyText/CopyText.words.ts';
import { countdownZh } from '../components/CountdownButton/CountdownButton.words.ts';
import { errorZh } from '../components/ErrorState/ErrorState.words.ts';
import { linkZh } from '../components/Link/Link.words.ts';
import { moneyZh } from '../components/Money/Money.words.ts';
import { pagerZh } from '../components/Pager/Pager.words.ts';
import { passwordZh } from '../components/PasswordField/PasswordField.words.ts';
import { viewerZh } from '../components/PreviewViewer/PreviewViewer.words.ts';
import { routeProgressZh } from '../components/RouteProgress/RouteProgress.words.ts';
import { rowSelectionZh } from '../components/SelectableTable/SelectableTable.words.ts';
import { sideMenuZh } from '../components/SideMenu/SideMenu.words.ts';
import { skipLinkZh } from '../components/SkipLink/SkipLink.words.ts';
import { spinnerZh } from '../components/Spinner/Spinner.words.ts';
import { tableZh } from '../components/Table/Table.words.ts';
import { toastZh } from '../components/Toast/Toast.words.ts';

export const componentsZh = {
  ...badgeZh,
  ...breadcrumbZh,
  ...copyZh,
  ...countdownZh,
  ...errorZh,
  ...linkZh,
  ...moneyZh,
  ...pagerZh,
  ...passwordZh,
  ...viewerZh,
  ...routeProgressZh,
  ...rowSelectionZh,
  ...sideMenuZh,
  ...skipLinkZh,
  ...spinnerZh,
  ...tableZh,
  ...toastZh,
};
