/** Every table, by hand: the rows stand in `tables/`. Instants are ISO strings, money is fen. */

import type {
  AfterSalesFilesTable,
  AfterSalesMessagesTable,
  AfterSalesRecordsTable,
  AfterSalesStylesTable,
  AfterSalesTable,
} from './tables/afterSales.ts';
import type { AuthenticationsTable } from './tables/authentications.ts';
import type { BatchImportsTable, BatchNumbersTable, BatchRowsTable } from './tables/batches.ts';
import type { CartLinesTable, CartMergesTable, CartsTable } from './tables/carts.ts';
import type { CertificateFilesTable, CertificatesTable } from './tables/certificates.ts';
import type {
  BankRefsTable,
  ChannelReceiptsTable,
  ChannelReturnsTable,
  PaymentTradesTable,
  UnplacedMoneyTable,
} from './tables/channels.ts';
import type {
  CloudFeesTable,
  CloudLinesTable,
  CloudMovesTable,
  CloudStockTable,
} from './tables/cloud.ts';
import type { OrderCommentFilesTable, OrderCommentsTable } from './tables/comments.ts';
import type { OfficesTable, TopicsTable } from './tables/company.ts';
import type {
  ArticleEventsTable,
  ArticlePicturesTable,
  ArticlesTable,
  ArticleTopicsTable,
  ArticleVotesTable,
} from './tables/content.ts';
import type {
  AccountChangesTable,
  AddressesTable,
  CustomerLogTable,
  CustomersTable,
  GrowthDaysTable,
  IdentitiesTable,
  LastLoginsTable,
  PasswordResetsTable,
  RegistrationsTable,
  SendersTable,
} from './tables/customers.ts';
import type { FavoriteOrdersTable } from './tables/favorites.ts';
import type {
  CallbacksTable,
  QuestionnaireAnswersTable,
  QuestionnairesTable,
  SuggestionCountsTable,
  SuggestionDaysTable,
  SuggestionFilesTable,
  SuggestionNotesTable,
  SuggestionsTable,
} from './tables/feedback.ts';
import type {
  CheckTurnsTable,
  FileRemovalsTable,
  FilesTable,
  FolderKeysTable,
  RemoteFilesTable,
  UploadLocksTable,
  UploadTotalsTable,
} from './tables/files.ts';
import type {
  InvoiceLinesTable,
  InvoiceMailsTable,
  InvoiceRedsTable,
  InvoicesTable,
  InvoiceTitlesTable,
} from './tables/invoices.ts';
import type { JobRunsTable } from './tables/jobs.ts';
import type {
  CaptchasTable,
  MailOutboxFilesTable,
  MailOutboxTable,
  OauthAttemptsTable,
  SessionsTable,
  SmsCodesTable,
  SmsOutboxTable,
} from './tables/login.ts';
import type {
  MessageConsentsTable,
  MessageSendingsTable,
  MessageSettingsTable,
  SiteMessageReadsTable,
  SiteMessagesTable,
} from './tables/messages.ts';
import type {
  AccountsTable,
  CashbacksTable,
  CouponsTable,
  LedgerTable,
  PaymentSubjectsTable,
  PaymentsTable,
  VipPurchasesTable,
  WithdrawalsTable,
} from './tables/money.ts';
import type {
  CategoryVisitsTable,
  OrderCountsTable,
  OrderDropsTable,
  OrderFilesTable,
  OrdersTable,
  StatusEventsTable,
} from './tables/orders.ts';
import type { QuoteLinksTable, QuoteSheetsTable } from './tables/quoteSheets.ts';
import type { IdempotencyKeysTable, RateLimitsTable } from './tables/requests.ts';
import type { ShopClockTable } from './tables/shopClock.ts';
import type { RestockRemindersTable, StockGoodsTable, StockMovesTable } from './tables/stock.ts';
import type { TemplatesTable } from './tables/templates.ts';
import type { LocalOrdersTable } from './tables/visits.ts';
import type {
  CaseClaimsTable,
  GangJobsTable,
  ParcelScansTable,
  ParcelsTable,
  PressSheetsTable,
  SheetJobsView,
  WorkOrdersTable,
} from './tables/works.ts';

export interface Schema {
  after_sales: AfterSalesTable;
  after_sales_styles: AfterSalesStylesTable;
  after_sales_records: AfterSalesRecordsTable;
  after_sales_messages: AfterSalesMessagesTable;
  after_sales_files: AfterSalesFilesTable;
  cloud_stock: CloudStockTable;
  cloud_moves: CloudMovesTable;
  cloud_lines: CloudLinesTable;
  cloud_fees: CloudFeesTable;
  batch_imports: BatchImportsTable;
  batch_rows: BatchRowsTable;
  batch_numbers: BatchNumbersTable;
  customers: CustomersTable;
  last_logins: LastLoginsTable;
  account_changes: AccountChangesTable;
  customer_log: CustomerLogTable;
  sessions: SessionsTable;
  captchas: CaptchasTable;
  sms_codes: SmsCodesTable;
  sms_outbox: SmsOutboxTable;
  mail_outbox: MailOutboxTable;
  mail_outbox_files: MailOutboxFilesTable;
  rate_limits: RateLimitsTable;
  idempotency_keys: IdempotencyKeysTable;
  registrations: RegistrationsTable;
  password_resets: PasswordResetsTable;
  addresses: AddressesTable;
  senders: SendersTable;
  authentications: AuthenticationsTable;
  certificates: CertificatesTable;
  certificate_files: CertificateFilesTable;
  accounts: AccountsTable;
  ledger: LedgerTable;
  files: FilesTable;
  folder_keys: FolderKeysTable;
  remote_files: RemoteFilesTable;
  check_turns: CheckTurnsTable;
  upload_totals: UploadTotalsTable;
  file_removals: FileRemovalsTable;
  upload_locks: UploadLocksTable;
  orders: OrdersTable;
  order_drops: OrderDropsTable;
  order_counts: OrderCountsTable;
  order_files: OrderFilesTable;
  order_comments: OrderCommentsTable;
  order_comment_files: OrderCommentFilesTable;
  payments: PaymentsTable;
  vip_purchases: VipPurchasesTable;
  growth_days: GrowthDaysTable;
  withdrawals: WithdrawalsTable;
  cashbacks: CashbacksTable;
  invoice_titles: InvoiceTitlesTable;
  invoices: InvoicesTable;
  invoice_lines: InvoiceLinesTable;
  invoice_reds: InvoiceRedsTable;
  invoice_mails: InvoiceMailsTable;
  payment_subjects: PaymentSubjectsTable;
  payment_trades: PaymentTradesTable;
  channel_receipts: ChannelReceiptsTable;
  channel_returns: ChannelReturnsTable;
  unplaced_money: UnplacedMoneyTable;
  bank_refs: BankRefsTable;
  site_messages: SiteMessagesTable;
  site_message_reads: SiteMessageReadsTable;
  message_settings: MessageSettingsTable;
  message_consents: MessageConsentsTable;
  message_sendings: MessageSendingsTable;
  status_events: StatusEventsTable;
  coupons: CouponsTable;
  category_visits: CategoryVisitsTable;
  identities: IdentitiesTable;
  oauth_attempts: OauthAttemptsTable;
  carts: CartsTable;
  cart_lines: CartLinesTable;
  cart_merges: CartMergesTable;
  stock_goods: StockGoodsTable;
  stock_moves: StockMovesTable;
  shop_clock: ShopClockTable;
  job_runs: JobRunsTable;
  templates: TemplatesTable;
  press_sheets: PressSheetsTable;
  work_orders: WorkOrdersTable;
  gang_jobs: GangJobsTable;
  sheet_jobs: SheetJobsView;
  case_claims: CaseClaimsTable;
  parcels: ParcelsTable;
  parcel_scans: ParcelScansTable;
  local_orders: LocalOrdersTable;
  article_topics: ArticleTopicsTable;
  articles: ArticlesTable;
  article_events: ArticleEventsTable;
  article_votes: ArticleVotesTable;
  article_pictures: ArticlePicturesTable;
  offices: OfficesTable;
  topics: TopicsTable;
  suggestions: SuggestionsTable;
  suggestion_files: SuggestionFilesTable;
  suggestion_notes: SuggestionNotesTable;
  suggestion_days: SuggestionDaysTable;
  suggestion_counts: SuggestionCountsTable;
  quote_sheets: QuoteSheetsTable;
  quote_links: QuoteLinksTable;
  favorite_orders: FavoriteOrdersTable;
  restock_reminders: RestockRemindersTable;
  questionnaires: QuestionnairesTable;
  questionnaire_answers: QuestionnaireAnswersTable;
  callbacks: CallbacksTable;
}
