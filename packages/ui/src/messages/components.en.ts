// Written by `npm run reports -w @banxin/ui`: the words of all components in English.
import { badgeEn } from '../components/Badge/Badge.words.en.ts';
import { breadcrumbEn } from '../components/Breadcrumb/Breadcrumb.words.en.ts';
import { copyEn } from '../components/CopyText/CopyText.words.en.ts';
import { countdownEn } from '../components/CountdownButton/CountdownButton.words.en.ts';
import { errorEn } from '../components/ErrorState/ErrorState.words.en.ts';
import { linkEn } from '../components/Link/Link.words.en.ts';
import { moneyEn } from '../components/Money/Money.words.en.ts';
import { pagerEn } from '../components/Pager/Pager.words.en.ts';
import { passwordEn } from '../components/PasswordField/PasswordField.words.en.ts';
import { viewerEn } from '../components/PreviewViewer/PreviewViewer.words.en.ts';
import { routeProgressEn } from '../components/RouteProgress/RouteProgress.words.en.ts';
import { rowSelectionEn } from '../components/SelectableTable/SelectableTable.words.en.ts';
import { sideMenuEn } from '../components/SideMenu/SideMenu.words.en.ts';
import { skipLinkEn } from '../components/SkipLink/SkipLink.words.en.ts';
import { spinnerEn } from '../components/Spinner/Spinner.words.en.ts';
import { tableEn } from '../components/Table/Table.words.en.ts';
import { toastEn } from '../components/Toast/Toast.words.en.ts';

export const componentsEn = {
  ...badgeEn,
  ...breadcrumbEn,
  ...copyEn,
  ...countdownEn,
  ...errorEn,
  ...linkEn,
  ...moneyEn,
  ...pagerEn,
  ...passwordEn,
  ...viewerEn,
  ...routeProgressEn,
  ...rowSelectionEn,
  ...sideMenuEn,
  ...skipLinkEn,
  ...spinnerEn,
  ...tableEn,
  ...toastEn,
};
