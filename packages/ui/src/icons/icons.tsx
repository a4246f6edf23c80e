'use client';
import {
  ArrowDown as ArrowDownGlyph,
  ArrowLeft as ArrowLeftGlyph,
  ArrowRight as ArrowRightGlyph,
  ArrowUp as ArrowUpGlyph,
  BadgeCheck as BadgeCheckGlyph,
  BookOpen as BookOpenGlyph,
  Building2 as Building2Glyph,
  Calendar as CalendarGlyph,
  ChartColumn as ChartColumnGlyph,
  Check as CheckGlyph,
  ChevronDown as ChevronDownGlyph,
  ChevronLeft as ChevronLeftGlyph,
  ChevronRight as ChevronRightGlyph,
  ChevronUp as ChevronUpGlyph,
  CircleAlert as CircleAlertGlyph,
  CircleCheck as CircleCheckGlyph,
  ClipboardList as ClipboardListGlyph,
  Clock as ClockGlyph,
  Columns2 as Columns2Glyph,
  Compass as CompassGlyph,
  Copy as CopyGlyph,
  Ellipsis as EllipsisGlyph,
  ExternalLink as ExternalLinkGlyph,
  Factory as FactoryGlyph,
  FileText as FileTextGlyph,
  FlaskConical as FlaskConicalGlyph,
  Funnel as FunnelGlyph,
  Globe as GlobeGlyph,
  History as HistoryGlyph,
  House as HouseGlyph,
  Info as InfoGlyph,
  LayoutGrid as LayoutGridGlyph,
  Leaf as LeafGlyph,
  ListChecks as ListChecksGlyph,
  Lock as LockGlyph,
  LogIn as LogInGlyph,
  LogOut as LogOutGlyph,
  Mail as MailGlyph,
  Maximize2 as Maximize2Glyph,
  MessageSquare as MessageSquareGlyph,
  Minus as MinusGlyph,
  Monitor as MonitorGlyph,
  Moon as MoonGlyph,
  Newspaper as NewspaperGlyph,
  Package as PackageGlyph,
  PanelLeft as PanelLeftGlyph,
  PanelLeftClose as PanelLeftCloseGlyph,
  PanelRight as PanelRightGlyph,
  Pencil as PencilGlyph,
  Pill as PillGlyph,
  Pin as PinGlyph,
  PinOff as PinOffGlyph,
  Plus as PlusGlyph,
  Quote as QuoteGlyph,
  RefreshCw as RefreshCwGlyph,
  RotateCcw as RotateCcwGlyph,
  Scale as ScaleGlyph,
  Search as SearchGlyph,
  Send as SendGlyph,
  Settings as SettingsGlyph,
  ShieldCheck as ShieldCheckGlyph,
  Sprout as SproutGlyph,
  Square as SquareGlyph,
  Sun as SunGlyph,
  Trash2 as Trash2Glyph,
  TrendingUp as TrendingUpGlyph,
  TriangleAlert as TriangleAlertGlyph,
  Upload as UploadGlyph,
  User as UserGlyph,
  UserPlus as UserPlusGlyph,
  Users as UsersGlyph,
  X as XGlyph,
  type LucideIcon,
} from 'lucide-react';
import * as styles from './icons.css';

export interface IconProps {
  /**
   * Width and height in px.
   * @default 18
   */
  size?: number;
}

/** Large icons keep the line of 24 px: drawn bigger, not bolder. The glyphs' own grid is 24 units wide. */
const weightAt = (size: number): number => 1.75 * Math.min(1, 24 / size);

/** Icons never speak: the control or the text beside them does. */
const icon = (Glyph: LucideIcon, className?: string) =>
  function Icon({ size = 18 }: IconProps) {
    return (
      <Glyph aria-hidden className={className} focusable={false} size={size} strokeWidth={weightAt(size)} />
    );
  };

/** For icons that point somewhere along the line of text: they turn with it. */
const turning = (Glyph: LucideIcon) => icon(Glyph, styles.turning);

export const AlertTriangle = /* @__PURE__ */ icon(TriangleAlertGlyph);
export const ArrowDown = /* @__PURE__ */ icon(ArrowDownGlyph);
export const ArrowUp = /* @__PURE__ */ icon(ArrowUpGlyph);
export const BadgeCheck = /* @__PURE__ */ icon(BadgeCheckGlyph);
export const BookOpen = /* @__PURE__ */ icon(BookOpenGlyph);
export const Building2 = /* @__PURE__ */ icon(Building2Glyph);
export const Calendar = /* @__PURE__ */ icon(CalendarGlyph);
export const ChartColumn = /* @__PURE__ */ icon(ChartColumnGlyph);
export const Check = /* @__PURE__ */ icon(CheckGlyph);
export const ChevronDown = /* @__PURE__ */ icon(ChevronDownGlyph);
export const ChevronUp = /* @__PURE__ */ icon(ChevronUpGlyph);
export const CircleAlert = /* @__PURE__ */ icon(CircleAlertGlyph);
export const CircleCheck = /* @__PURE__ */ icon(CircleCheckGlyph);
export const ClipboardList = /* @__PURE__ */ icon(ClipboardListGlyph);
export const Clock = /* @__PURE__ */ icon(ClockGlyph);
export const Columns2 = /* @__PURE__ */ icon(Columns2Glyph);
export const Compass = /* @__PURE__ */ icon(CompassGlyph);
export const Copy = /* @__PURE__ */ icon(CopyGlyph);
export const ExternalLink = /* @__PURE__ */ icon(ExternalLinkGlyph);
export const Factory = /* @__PURE__ */ icon(FactoryGlyph);
export const FileText = /* @__PURE__ */ icon(FileTextGlyph);
export const Filter = /* @__PURE__ */ icon(FunnelGlyph);
export const FlaskConical = /* @__PURE__ */ icon(FlaskConicalGlyph);
export const Globe = /* @__PURE__ */ icon(GlobeGlyph);
export const History = /* @__PURE__ */ icon(HistoryGlyph);
export const House = /* @__PURE__ */ icon(HouseGlyph);
export const Info = /* @__PURE__ */ icon(InfoGlyph);
export const LayoutGrid = /* @__PURE__ */ icon(LayoutGridGlyph);
export const Leaf = /* @__PURE__ */ icon(LeafGlyph);
export const ListChecks = /* @__PURE__ */ icon(ListChecksGlyph);
export const Lock = /* @__PURE__ */ icon(LockGlyph);
export const Mail = /* @__PURE__ */ icon(MailGlyph);
export const Maximize2 = /* @__PURE__ */ icon(Maximize2Glyph);
export const MessageSquare = /* @__PURE__ */ icon(MessageSquareGlyph);
export const Minus = /* @__PURE__ */ icon(MinusGlyph);
export const Monitor = /* @__PURE__ */ icon(MonitorGlyph);
export const Moon = /* @__PURE__ */ icon(MoonGlyph);
export const MoreHorizontal = /* @__PURE__ */ icon(EllipsisGlyph);
export const Newspaper = /* @__PURE__ */ icon(NewspaperGlyph);
export const Package = /* @__PURE__ */ icon(PackageGlyph);
export const Pencil = /* @__PURE__ */ icon(PencilGlyph);
export const Pill = /* @__PURE__ */ icon(PillGlyph);
export const Pin = /* @__PURE__ */ icon(PinGlyph);
export const PinOff = /* @__PURE__ */ icon(PinOffGlyph);
export const Plus = /* @__PURE__ */ icon(PlusGlyph);
export const Quote = /* @__PURE__ */ icon(QuoteGlyph);
export const RefreshCw = /* @__PURE__ */ icon(RefreshCwGlyph);
export const RotateCcw = /* @__PURE__ */ icon(RotateCcwGlyph);
export const Scale = /* @__PURE__ */ icon(ScaleGlyph);
export const Search = /* @__PURE__ */ icon(SearchGlyph);
export const Settings = /* @__PURE__ */ icon(SettingsGlyph);
export const ShieldCheck = /* @__PURE__ */ icon(ShieldCheckGlyph);
export const Sprout = /* @__PURE__ */ icon(SproutGlyph);
export const Square = /* @__PURE__ */ icon(SquareGlyph);
export const Sun = /* @__PURE__ */ icon(SunGlyph);
export const Trash2 = /* @__PURE__ */ icon(Trash2Glyph);
export const TrendingUp = /* @__PURE__ */ icon(TrendingUpGlyph);
export const Upload = /* @__PURE__ */ icon(UploadGlyph);
export const User = /* @__PURE__ */ icon(UserGlyph);
export const UserPlus = /* @__PURE__ */ icon(UserPlusGlyph);
export const Users = /* @__PURE__ */ icon(UsersGlyph);
export const X = /* @__PURE__ */ icon(XGlyph);

export const ArrowLeft = /* @__PURE__ */ turning(ArrowLeftGlyph);
export const ArrowRight = /* @__PURE__ */ turning(ArrowRightGlyph);
export const ChevronLeft = /* @__PURE__ */ turning(ChevronLeftGlyph);
export const ChevronRight = /* @__PURE__ */ turning(ChevronRightGlyph);
export const LogIn = /* @__PURE__ */ turning(LogInGlyph);
export const LogOut = /* @__PURE__ */ turning(LogOutGlyph);
export const PanelLeft = /* @__PURE__ */ turning(PanelLeftGlyph);
export const PanelLeftClose = /* @__PURE__ */ turning(PanelLeftCloseGlyph);
export const PanelRight = /* @__PURE__ */ turning(PanelRightGlyph);
export const Send = /* @__PURE__ */ turning(SendGlyph);
