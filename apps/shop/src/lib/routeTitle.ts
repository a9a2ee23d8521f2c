/** Titles of routes in the reader's language; the route table has them in Chinese. */
import type { Route } from '@banxin/contract/routes';
import { createContext, useContext } from 'react';

export type RouteTitle = (route: Route) => string;

/** For readers of Chinese, and until the English titles have arrived. */
export const chineseTitle: RouteTitle = ({ title }) => title;

export const RouteTitleContext = createContext<RouteTitle>(chineseTitle);

export const useRouteTitle = (): RouteTitle => useContext(RouteTitleContext);
