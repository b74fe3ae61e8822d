#include "CSimdjson.h"

#define SIMDJSON_EXCEPTIONS 0
#include <simdjson.h>

#include <array>
#include <cstring>
#include <memory>
#include <new>
#include <string_view>

namespace dom = simdjson::dom;

struct CSJParser {
  dom::parser parser;
  size_t longest;
  size_t depth;
  dom::array::iterator first;
  dom::array::iterator next;
  dom::array::iterator end;
  bool hasResults;
};

namespace {

/// Eight bytes as a number, for comparing them at once.
constexpr uint64_t word(std::string_view bytes) {
  uint64_t word = 0;
  for (char byte : bytes) word = word << 8 | static_cast<unsigned char>(byte);
  return word;
}

struct KnownKey {
  std::string_view name;
  CSJField field;
  /// The first and the last eight bytes of a name that long, all of most names.
  uint64_t first;
  uint64_t last;

  constexpr KnownKey(std::string_view name, CSJField field)
      : name(name), field(field), first(name.size() < 8 ? 0 : word(name.substr(0, 8))),
        last(name.size() < 8 ? 0 : word(name.substr(name.size() - 8))) {}
};

/// In order of length, so that a key is compared with the few of its own length.
constexpr KnownKey knownKeys[] = {
    {"kind", CSJFieldKind},
    {"price", CSJFieldPrice},
    {"trackId", CSJFieldTrackId},
    {"artistId", CSJFieldArtistId},
    {"currency", CSJFieldCurrency},
    {"trackName", CSJFieldTrackName},
    {"artistName", CSJFieldArtistName},
    {"artistType", CSJFieldArtistType},
    {"trackPrice", CSJFieldTrackPrice},
    {"description", CSJFieldDescription},
    {"releaseDate", CSJFieldReleaseDate},
    {"wrapperType", CSJFieldWrapperType},
    {"artworkUrl30", CSJFieldArtworkUrl30},
    {"artworkUrl60", CSJFieldArtworkUrl60},
    {"collectionId", CSJFieldCollectionId},
    {"trackViewUrl", CSJFieldTrackViewUrl},
    {"artistLinkUrl", CSJFieldArtistLinkUrl},
    {"artworkUrl100", CSJFieldArtworkUrl100},
    {"artworkUrl160", CSJFieldArtworkUrl160},
    {"artworkUrl512", CSJFieldArtworkUrl512},
    {"artworkUrl600", CSJFieldArtworkUrl600},
    {"collectionName", CSJFieldCollectionName},
    {"collectionType", CSJFieldCollectionType},
    {"collectionPrice", CSJFieldCollectionPrice},
    {"longDescription", CSJFieldLongDescription},
    {"primaryGenreName", CSJFieldPrimaryGenreName},
    {"shortDescription", CSJFieldShortDescription},
    {"trackExplicitness", CSJFieldTrackExplicitness},
    {"collectionViewUrl", CSJFieldCollectionViewUrl},
    {"contentAdvisoryRating", CSJFieldContentAdvisoryRating},
    {"collectionExplicitness", CSJFieldCollectionExplicitness},
};

constexpr size_t knownKeyCount = sizeof(knownKeys) / sizeof(knownKeys[0]);
constexpr size_t longestKey = 22;
static_assert(knownKeyCount == CSJFieldCount, "every field needs its key");

constexpr bool isOrderedByLength() {
  for (size_t index = 1; index < knownKeyCount; ++index) {
    if (knownKeys[index - 1].name.size() > knownKeys[index].name.size()) return false;
  }
  return knownKeys[knownKeyCount - 1].name.size() == longestKey;
}
static_assert(isOrderedByLength(), "the look-up needs keys in order of length");

/// For each length where its keys start in `knownKeys`; the next entry is where they end.
constexpr std::array<uint8_t, longestKey + 2> makeStarts() {
  std::array<uint8_t, longestKey + 2> starts{};
  for (size_t length = 0; length < starts.size(); ++length) {
    size_t index = 0;
    while (index < knownKeyCount && knownKeys[index].name.size() < length) ++index;
    starts[length] = static_cast<uint8_t>(index);
  }
  return starts;
}
constexpr auto starts = makeStarts();

uint64_t loadWord(const char *bytes) noexcept {
  uint64_t word;
  std::memcpy(&word, bytes, sizeof word);
  return __builtin_bswap64(word);
}

/// The field a key stands for, or -1.
int fieldNamed(std::string_view key) noexcept {
  size_t size = key.size();
  if (size > longestKey) return -1;
  bool hasWords = size >= 8;
  uint64_t first = hasWords ? loadWord(key.data()) : 0;
  uint64_t last = hasWords ? loadWord(key.data() + size - 8) : 0;
  for (size_t index = starts[size]; index < starts[size + 1]; ++index) {
    const KnownKey &known = knownKeys[index];
    if (known.first != first || known.last != last) continue;
    bool isCompared = hasWords && size <= 16;
    if (isCompared || std::memcmp(known.name.data(), key.data(), size) == 0) return known.field;
  }
  return -1;
}

CSJType typeOf(dom::element element) noexcept {
  switch (element.type()) {
  case dom::element_type::ARRAY: return CSJTypeArray;
  case dom::element_type::OBJECT: return CSJTypeObject;
  case dom::element_type::INT64: return CSJTypeInteger;
  case dom::element_type::UINT64: return CSJTypeNumber;
  case dom::element_type::DOUBLE: return CSJTypeNumber;
  case dom::element_type::STRING: return CSJTypeText;
  case dom::element_type::BOOL: return CSJTypeBool;
  case dom::element_type::NULL_VALUE: return CSJTypeNull;
  }
  return CSJTypeNull;
}

void read(dom::element element, CSJValue &value) noexcept {
  value.type = typeOf(element);
  if (value.type == CSJTypeText) {
    std::string_view text;
    if (element.get(text) != simdjson::SUCCESS) text = {};
    value.text = reinterpret_cast<const uint8_t *>(text.data());
    value.length = text.size();
  } else if (value.type == CSJTypeInteger) {
    if (element.get(value.integer) != simdjson::SUCCESS) value.integer = 0;
    value.number = static_cast<double>(value.integer);
  } else if (value.type == CSJTypeNumber) {
    if (element.get(value.number) != simdjson::SUCCESS) value.number = 0;
  }
}

size_t readGenres(dom::element element, CSJValue *genres) noexcept {
  dom::array list;
  if (element.get(list) != simdjson::SUCCESS) return 0;
  size_t count = 0;
  for (dom::element genre : list) {
    if (count == CSJGenreLimit) break;
    dom::object object;
    if (genre.get(object) == simdjson::SUCCESS && object["name"].get(genre) != simdjson::SUCCESS) continue;
    genres[count] = CSJValue{};
    read(genre, genres[count]);
    ++count;
  }
  return count;
}

CSJStatus statusOf(simdjson::error_code error) noexcept {
  switch (error) {
  case simdjson::SUCCESS: return CSJStatusParsed;
  case simdjson::CAPACITY: return CSJStatusTooLarge;
  case simdjson::DEPTH_ERROR: return CSJStatusTooDeep;
  case simdjson::UTF8_ERROR: return CSJStatusNotUTF8;
  case simdjson::MEMALLOC: return CSJStatusOutOfMemory;
  default: return CSJStatusMalformed;
  }
}

/// Not less than simdjson's smallest buffer, so that a tiny limit is enforced here and not there.
constexpr size_t smallestCapacity = 1024;

simdjson::error_code prepare(CSJParser &holder) noexcept {
  holder.hasResults = false;
  if (holder.parser.capacity() > 0) return simdjson::SUCCESS;
  return holder.parser.allocate(smallestCapacity, holder.depth);
}

void readEnvelope(CSJParser &holder, dom::element root, CSJEnvelope &envelope) noexcept {
  envelope.root = typeOf(root);
  dom::object object;
  if (root.get(object) != simdjson::SUCCESS) return;
  for (dom::key_value_pair pair : object) {
    if (pair.key == "resultCount") {
      read(pair.value, envelope.resultCount);
    } else if (pair.key == "errorMessage") {
      read(pair.value, envelope.errorMessage);
    } else if (pair.key == "results") {
      read(pair.value, envelope.results);
      dom::array list;
      holder.hasResults = pair.value.get(list) == simdjson::SUCCESS;
      if (holder.hasResults) {
        holder.first = list.begin();
        holder.next = holder.first;
        holder.end = list.end();
        envelope.elementCount = list.size();
      }
    }
  }
}

} // namespace

CSJParser *csj_parser_create(size_t longest, size_t depth) noexcept {
  auto capacity = longest < smallestCapacity ? smallestCapacity : longest;
  return new (std::nothrow) CSJParser{dom::parser(capacity), longest, depth, {}, {}, {}, false};
}

void csj_parser_destroy(CSJParser *parser) noexcept { delete parser; }

void csj_parser_trim(CSJParser *holder, size_t retained) noexcept {
  if (holder->parser.capacity() <= retained) return;
  holder->hasResults = false;
  holder->parser = dom::parser(holder->parser.max_capacity());
}

CSJStatus csj_parse(
    CSJParser *holder, const uint8_t *bytes, size_t length, size_t readable, CSJEnvelope *envelope) noexcept {
  static_assert(CSJSlack >= simdjson::SIMDJSON_PADDING, "the parser reads that far");
  *envelope = CSJEnvelope{};
  if (length > holder->longest) return CSJStatusTooLarge;
  if (length >= 3 && std::memcmp(bytes, "\xEF\xBB\xBF", 3) == 0) {
    bytes += 3;
    length -= 3;
    readable -= 3;
  }
  if (length == 0) return CSJStatusMalformed;
  auto error = prepare(*holder);
  dom::element root;
  if (error == simdjson::SUCCESS) error = holder->parser.parse(bytes, length, readable < length + CSJSlack).get(root);
  if (error == simdjson::SUCCESS) readEnvelope(*holder, root, *envelope);
  return statusOf(error);
}

bool csj_skip_result(CSJParser *holder) noexcept {
  if (!holder->hasResults || !(holder->next != holder->end)) return false;
  ++holder->next;
  return true;
}

void csj_rewind(CSJParser *holder) noexcept {
  if (holder->hasResults) holder->next = holder->first;
}

bool csj_next_result(
    CSJParser *holder, CSJType *type, CSJValue *values, CSJValue *genres, size_t *genreCount) noexcept {
  if (!holder->hasResults || !(holder->next != holder->end)) return false;
  *genreCount = 0;
  dom::element element = *holder->next;
  ++holder->next;
  *type = typeOf(element);
  dom::object object;
  if (element.get(object) != simdjson::SUCCESS) return true;
  std::memset(static_cast<void *>(values), 0, sizeof(CSJValue) * CSJFieldCount);
  for (dom::key_value_pair pair : object) {
    int field = fieldNamed(pair.key);
    if (field >= 0) {
      read(pair.value, values[field]);
    } else if (pair.key == "genres") {
      *genreCount = readGenres(pair.value, genres);
    }
  }
  return true;
}
