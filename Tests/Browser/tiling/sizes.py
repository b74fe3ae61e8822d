"""The viewports that pages are looked at in."""

from .geometry import Size


def _sizes(text: str) -> list[Size]:
    return [Size.parse(each) for each in text.split()]


PHONES = _sizes(
    """
    320x480 320x568 360x640 360x800 375x667 375x812 390x844 393x852 412x915 414x736 414x896 430x932
    480x320 568x320 640x360 800x360 667x375 812x375 844x390 852x393 915x412 736x414 896x414 932x430
    """
)
TABLETS = _sizes("600x960 744x1133 768x1024 810x1080 820x1180 834x1194 1024x1366 1133x744 1024x768 1080x810 1180x820 1366x1024")
LAPTOPS = _sizes("1024x600 1280x720 1280x800 1366x768 1440x900 1512x982 1536x864 1600x900 1680x1050 1728x1117 1920x1080 1920x1200")
LARGE = _sizes("2048x1152 2560x1080 2560x1440 2560x1600 3200x1800 3440x1440 3840x1600 3840x2160")
# Narrow, low, square, and on both sides of every limit that the style sheet has.
ODD = _sizes(
    """
    320x320 321x319 333x777 599x600 599x598 600x599 600x601 479x478 480x481 700x479 700x480 701x701 999x333
    1001x1700 1200x481 1500x500 1900x479 2160x3840 3840x480 3840x479 567x320 569x321
    """
)
ALL = PHONES + TABLETS + LAPTOPS + LARGE + ODD

# Some of each, for the browsers that take longer.
FEW = _sizes(
    """
    320x568 375x667 568x320 667x375 844x390 599x598 600x599 768x1024 1024x768 1180x820 1366x768 1440x900
    1920x1080 2560x1080 2160x3840 3840x2160
    """
)


def is_list(size: Size) -> bool:
    """Whether a page is a list of rows there: on a phone held upright. A square counts as upright."""
    return size.height >= size.width and size.width < 600


def is_compact_landscape(size: Size) -> bool:
    """Whether the grid is the whole viewport there: on a phone on its side."""
    return size.width > size.height and size.height < 480
