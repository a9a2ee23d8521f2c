// The type area (版心): 1200 px wide, 1100 px on a small PC, one column on a phone.
export { Page, type PageProps } from '../src/layout/Page/Page.tsx';
