export {
  Breadcrumb,
  type BreadcrumbItem,
  type BreadcrumbProps,
} from '../src/components/Breadcrumb/Breadcrumb.tsx';
